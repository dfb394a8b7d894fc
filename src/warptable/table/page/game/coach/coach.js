/* Leafing through the sheets by arrow keys; hints that were put away stay away for this visit, and those that this
   browser has shown twice take one line on a phone, until they are tapped. */
(() => {
  "use strict";
  const { afterFrame, keys } = Warptable;
  const name = (key) => `coach-${key}`;

  const leaf = (way) => (event) => {
    const link = !event.target.matches?.("input") && document.querySelector(`.sheetpage a[rel=${way}]`);
    if (link) link.click();
    return Boolean(link);
  };
  keys("page", { pressed: { arrowleft: leaf("prev"), arrowright: leaf("next") } });

  document.addEventListener("change", (event) => {
    const tick = event.target.closest?.(".coach-close input");
    if (tick?.checked) sessionStorage.setItem(name(tick.closest(".coach").dataset.key), "away");
  });

  const OFTEN = 2;
  let shown = "",
    times = 0,
    unfolded = "";

  /* How often this browser has shown the hint, this time included; a frame of the same moment is no new time. */
  function count(key) {
    if (key === shown) return times;
    try {
      times = (Number(localStorage.getItem(`warptable-${name(key)}`)) || 0) + 1;
      localStorage.setItem(`warptable-${name(key)}`, times);
    } catch {
      times = 1; /* private mode */
    }
    shown = key;
    unfolded = "";
    return times;
  }

  document.addEventListener("click", (event) => {
    const hint = event.target.closest?.(".coach p")?.closest(".coach");
    if (!hint) return;
    unfolded = unfolded ? "" : hint.dataset.key;
    paint();
  });

  function paint() {
    const hint = document.querySelector(".coach");
    if (!hint) {
      shown = "";
      return;
    }
    const { key } = hint.dataset;
    const away = hint.querySelector(".coach-close input");
    if (away && sessionStorage.getItem(name(key))) away.checked = true;
    hint.classList.toggle("known", count(key) > OFTEN);
    hint.classList.toggle("unfolded", unfolded === key);
  }
  afterFrame(paint);
})();
