/* Looks change in place: no page is reloaded for a colour, the sheet stays open, what was typed or sought stays.
   Where the server must draw another page, such as in another language, the reader comes back to the same search. */
(() => {
  "use strict";
  const { root } = Warptable;
  const SHOWN = ["theme", "size", "motion", "keys", "voices"]; // by the root element
  const inPlace = (name) =>
    SHOWN.includes(name) || (name === "coach" && !document.querySelector("#table.game, .textual"));

  document.addEventListener("submit", (event) => {
    const { target: form, submitter: button } = event;
    if (form.getAttribute("action") !== "/prefs") return;
    if (form.elements.back) form.elements.back.value = location.pathname + location.search;
    if (!button || !form.closest("#settings") || !inPlace(button.name)) return;
    event.preventDefault();
    change(form, button);
  });

  async function change(form, button) {
    const body = new URLSearchParams(new FormData(form, button));
    const answer = await fetch("/prefs", { method: "POST", body, redirect: "manual" }).catch(() => null);
    if (answer?.type === "opaqueredirect") show(button);
    else document.getElementById("toast").innerHTML = `<p>${document.getElementById("toast").dataset.failed}</p>`;
  }

  function show(button) {
    const { name, value } = button;
    if (SHOWN.includes(name)) root.dataset[name] = value;
    if (button.getAttribute("role") === "switch") {
      button.setAttribute("aria-checked", String(value === "on"));
      button.value = value === "on" ? "off" : "on";
    } else {
      for (const other of button.parentElement.children) other.setAttribute("aria-pressed", String(other === button));
    }
  }
})();
