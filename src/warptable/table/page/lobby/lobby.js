/* The lobby: numbers of players that fit the edition, the link to copy or share, the search for an alien, the chat. */
(() => {
  "use strict";
  const { isShown: seen, afterFrame, keys } = Warptable;
  const fold = (words) => words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  let read = ""; // the last line of chat that was scrolled to

  /* The style hides what the edition does not have; what is hidden must not stay chosen: the next number of players
     that fits, the first way to choose aliens, the first group. */
  function fit(form) {
    for (const name of ["players", "choice", "group"]) {
      const chosen = form.querySelector(`[name="${name}"]:checked`);
      if (!chosen || seen(chosen.parentElement)) continue;
      const offered = [...form.querySelectorAll(`[name="${name}"]`)].filter((radio) => seen(radio.parentElement));
      const far = (radio) => Math.abs(radio.value - chosen.value) || 0;
      offered.sort((a, b) => far(a) - far(b));
      if (offered.length) offered[0].checked = true;
    }
  }

  function filter(field) {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    const list = document.getElementById(field.dataset.filter);
    if (!list) return;
    let shown = 0;
    for (const item of list.children) {
      const text = fold(item.textContent);
      item.hidden = !words.every((word) => text.includes(word));
      shown += !item.hidden;
    }
    const none = document.querySelector(`[data-filter-none="${list.id}"]`);
    if (none) none.hidden = shown > 0;
  }

  async function copy(button) {
    const field = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // no secure connection: the old way still works
      field.select();
      document.execCommand("copy");
    }
    const said = tell(button.dataset.copied, true);
    setTimeout(() => said.remove(), 3000);
  }

  function paint() {
    for (const element of document.querySelectorAll(".waiting [data-needs-script], [data-copy]"))
      element.hidden = false;
    for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
    for (const field of document.querySelectorAll("[data-filter]")) filter(field);
    mark();
    const chat = document.getElementById("w-chat-lines");
    const last = chat?.lastElementChild?.id ?? "";
    if (chat && last !== read) chat.scrollTop = chat.scrollHeight;
    read = last;
  }

  /* ---- settings: what is changed and not saved is said, and is not lost by another language ---- */
  const changed = (field) => {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
    if (field.options) return [...field.options].some((option) => option.selected !== option.defaultSelected);
    return field.name && field.defaultValue !== undefined && field.value !== field.defaultValue;
  };
  const unsaved = () => [...(document.getElementById("w-edit-form")?.elements ?? [])].some(changed);
  let warned = false; // about starting without them

  function mark() {
    const note = document.getElementById("w-unsaved");
    if (note) note.hidden = !unsaved();
  }
  function shut() {
    const box = document.getElementById("w-edit");
    if (box?.open) {
      box.open = false;
      box.querySelector("summary").focus();
    }
  }
  function tell(text, good) {
    const said = document.createElement("p");
    if (good) said.className = "lobby-good";
    said.textContent = text;
    document.getElementById("toast")?.replaceChildren(said);
    return said;
  }

  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target,
        settings = document.querySelector('form[data-settings][action="/tables"]');
      /* The reader comes back to where the page is: the address holds what is chosen. */
      if (settings && form.getAttribute("action") === "/prefs")
        history.replaceState(null, "", `/tables/new?${new URLSearchParams(new FormData(settings))}`);
      if (!form.matches("#w-go, #w-fill-form") || warned || !unsaved()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      warned = true;
      tell(document.getElementById("w-edit-form").dataset.unsaved);
    },
    true,
  );
  keys("page", { focused: (event) => event.key === "Escape" && (shut(), false) }); // Escape may close more than this
  document.addEventListener("change", (event) => {
    if (["edition", "campaign", "choice"].includes(event.target.name) && event.target.form) fit(event.target.form);
    if (event.target.form?.id === "w-edit-form") {
      warned = false;
      mark();
    }
  });
  document.addEventListener("input", (event) => {
    if (event.target.dataset?.filter) filter(event.target);
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#w-edit-shut")) shut();
    const button = event.target.closest?.("[data-copy], [data-share]");
    if (!button) return;
    if (button.dataset.copy) copy(button);
    else
      navigator
        .share({ title: button.dataset.title, url: document.getElementById(button.dataset.share).value })
        .catch(() => {});
  });
  document.addEventListener("htmx:after:request", (event) => {
    const form = event.target.closest?.("form[data-clear]");
    if (form && event.detail?.ctx?.response?.raw?.ok) form.reset();
    if (event.target.id === "w-edit-form" && event.detail?.ctx?.response?.raw?.ok) shut();
  });
  afterFrame(paint);
})();
