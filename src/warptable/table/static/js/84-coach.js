/* Leafing through the sheets by arrow keys; hints that were put away stay away for this visit. */
(() => {
  "use strict";
  const name = (key) => `coach-${key}`;

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.documentElement.dataset.keys === "off") return;
    if (event.target.matches?.("input, textarea, select")) return;
    const way = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (way) document.querySelector(`.sheetpage a[rel=${way}]`)?.click();
  });

  document.addEventListener("change", (event) => {
    const tick = event.target.closest?.(".coach-x input");
    if (tick?.checked) sessionStorage.setItem(name(tick.closest(".coach").dataset.key), "away");
  });

  function paint() {
    const hint = document.querySelector(".coach");
    if (hint && sessionStorage.getItem(name(hint.dataset.key))) hint.querySelector(".coach-x input").checked = true;
  }
  document.addEventListener("htmx:after:swap", paint);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", paint);
  else paint();
})();
