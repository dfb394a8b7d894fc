/* Live filters of the catalogue and the rules. Without script the server hides the same things. */
(() => {
  "use strict";
  const fold = (words) => words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

  function sift(form) {
    const wanted = new FormData(form);
    const words = fold(String(wanted.get("query") || ""))
      .split(/\s+/)
      .filter(Boolean);
    const list = document.getElementById(form.dataset.sifts);
    let shown = 0;
    for (const item of list.querySelectorAll("[data-words]")) {
      const fits =
        words.every((word) => item.dataset.words.includes(word)) &&
        (form.dataset.by || "")
          .split(" ")
          .filter(Boolean)
          .every((name) => {
            const value = wanted.get(name);
            return !value || (item.dataset[name] || "").split(" ").includes(value);
          });
      item.hidden = !fits;
      shown += fits;
    }
    for (const group of list.querySelectorAll("[data-group]")) {
      const empty = !group.querySelector("[data-words]:not([hidden])");
      group.hidden = empty;
      const entry = document.querySelector(`[data-for="${group.dataset.group}"]`);
      if (entry) entry.hidden = empty;
    }
    document.getElementById(`${list.id}-count`).textContent = shown;
    document.getElementById(`${list.id}-none`).hidden = shown > 0;
    order(list, String(wanted.get("sort") || ""));
    const query = new URLSearchParams([...wanted].filter(([, value]) => value));
    history.replaceState(
      history.state,
      "",
      query.size ? `?${query}${location.hash}` : location.pathname + location.hash,
    );
  }

  function order(list, by) {
    if (!by) return;
    const items = [...list.querySelectorAll(":scope > [data-words]")];
    const key = `sort${by[0].toUpperCase()}${by.slice(1)}`;
    items.sort((a, b) => (a.dataset[key] ?? 0) - (b.dataset[key] ?? 0) || a.dataset.place - b.dataset.place);
    list.append(...items);
  }

  for (const change of ["input", "change"]) {
    document.addEventListener(change, (event) => {
      const form = event.target.closest?.("form[data-sifts]");
      if (form) sift(form);
    });
  }
  document.addEventListener("submit", (event) => {
    if (event.target.matches?.("form[data-sifts]")) {
      event.preventDefault();
      sift(event.target);
    }
  });

  /* On a small screen the contents of the rules would push the rules out of sight. */
  function shut() {
    if (matchMedia("(max-width: 899px)").matches) document.getElementById("book-contents")?.removeAttribute("open");
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", shut);
  else shut();
})();
