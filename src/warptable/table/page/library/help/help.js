/* Help in place. Whatever has data-help explains itself in one popover (#help, outside of what is morphed): after a
   moment of hovering, on keyboard focus, on a long press. Only a pointer that moves hovers: what appears under one that
   rests does not explain itself. A click pins it, if the element is good for nothing else:
   "why?", a plate, a sign, a name. */
(() => {
  "use strict";
  const { byId, keys } = Warptable;
  const HOVER = 350,
    FOCUS = 250,
    PRESS = 500,
    GRACE = 180,
    GAP = 8,
    EDGE = 8,
    LEAST = 80,
    MOVED = 10;
  const known = new Map();
  let anchor = null,
    pinned = false,
    timer = 0,
    leaving = 0,
    press = null,
    swallow = false,
    shut = null,
    turn = 0;

  const box = () => byId("help");
  const isOpen = () => !!box() && box().matches(":popover-open");
  const helpOf = (target) => (target instanceof Element ? target.closest("[data-help]") : null);
  /* What a click on it does is not help. */
  const ACTS = "label, input, button:not([type=button]), [popovertarget], [data-pick], [data-for], [data-place]";
  const only = (target) => {
    const element = target.closest?.("a, button, label, input, [data-help]");
    return element?.matches("[data-help]") && !element.matches(ACTS) ? element : null;
  };

  // ---- what is shown

  async function text(element) {
    const source = element.dataset.help;
    const edition = element.closest("[data-edition]")?.dataset.edition || "";
    const key = `${document.documentElement.lang}|${edition}|${source}`;
    if (!known.has(key)) {
      const query = new URLSearchParams(edition ? { source, edition } : { source });
      const asked = fetch(`/help?${query}`).then((answer) => (answer.ok ? answer.text() : ""));
      known.set(key, asked);
      asked.catch(() => known.delete(key));
    }
    return known.get(key);
  }

  async function show(element, pin) {
    const mine = ++turn;
    clearTimeout(timer);
    clearTimeout(leaving);
    let html = "";
    try {
      html = await text(element);
    } catch {
      return;
    }
    if (mine !== turn || !html || !element.isConnected || !box()) return;
    if (anchor && anchor !== element) release();
    anchor = element;
    pinned = pin;
    box().innerHTML = html;
    name();
    if (!isOpen()) box().showPopover();
    place();
    if (pin) box().focus({ preventScroll: true });
  }

  /* A pinned one is a small dialog, a passing one describes its element. */
  function name() {
    const help = box();
    help.setAttribute("role", pinned ? "dialog" : "tooltip");
    help.tabIndex = -1;
    if (pinned) {
      help.setAttribute("aria-labelledby", "help-title");
      anchor.setAttribute("aria-expanded", "true");
    } else {
      help.removeAttribute("aria-labelledby");
      anchor.setAttribute("aria-describedby", "help");
    }
  }

  function release() {
    anchor?.removeAttribute("aria-describedby");
    anchor?.removeAttribute("aria-expanded");
  }

  function hide() {
    turn++;
    clearTimeout(timer);
    clearTimeout(leaving);
    if (!isOpen()) {
      anchor = null;
      return;
    }
    const back = pinned && box().contains(document.activeElement) ? anchor : null;
    release();
    box().hidePopover();
    anchor = null;
    pinned = false;
    if (back?.isConnected) back.focus({ preventScroll: true });
  }

  /* Beside the element, never over it: towards the middle of the window, else away from it, else to a side; if it fits
     nowhere, where there is most room. */
  function place() {
    const help = box(),
      wide = document.documentElement.clientWidth,
      high = innerHeight;
    help.style.maxHeight = `${high - 2 * EDGE}px`;
    help.style.left = help.style.top = "0px";
    const it = anchor.getBoundingClientRect(),
      w = help.offsetWidth,
      h = help.offsetHeight;
    const room = {
      below: high - it.bottom - GAP - EDGE,
      above: it.top - GAP - EDGE,
      right: wide - it.right - GAP - EDGE,
      left: it.left - GAP - EDGE,
    };
    const ways = it.top + it.bottom > high ? ["above", "below"] : ["below", "above"];
    let side = ways.find((way) => room[way] >= h) || ["right", "left"].find((way) => room[way] >= w);
    side ||= room.below >= room.above ? "below" : "above";
    const upright = side === "below" || side === "above";
    const height = upright ? Math.min(h, Math.max(room[side], 120)) : Math.min(h, high - 2 * EDGE);
    const keep = (value, most) => Math.round(Math.max(EDGE, Math.min(value, most - EDGE)));
    const middle = { x: it.left + it.width / 2 - w / 2, y: it.top + it.height / 2 - height / 2 };
    const x = side === "right" ? it.right + GAP : side === "left" ? it.left - GAP - w : middle.x;
    const y = side === "below" ? it.bottom + GAP : side === "above" ? it.top - GAP - height : middle.y;
    const at = besideQuestion({ x: keep(x, wide - w), y: keep(y, high - height), w, height });
    help.style.maxHeight = `${Math.round(at.height)}px`;
    help.style.left = `${Math.round(at.x)}px`;
    help.style.top = `${Math.round(at.y)}px`;
  }

  /* What explains a card does not lie over the question that the card may answer: it goes to the left of it, or above
     it, where it scrolls if there is little room. */
  function besideQuestion(at) {
    const asked = ["prompt", "reaction"].map((id) => byId(id)?.getBoundingClientRect()).filter((one) => one?.width);
    if (!asked.length || !anchor.closest("#hand")) return at;
    const left = Math.min(...asked.map((one) => one.left)),
      top = Math.min(...asked.map((one) => one.top)),
      bottom = Math.max(...asked.map((one) => one.bottom));
    const over = at.x + at.w > left && at.y + at.height > top && at.y < bottom;
    if (!over) return at;
    if (left - GAP - at.w >= EDGE) return { ...at, x: Math.min(at.x, left - GAP - at.w) };
    const height = Math.min(at.height, top - GAP - EDGE);
    return height < LEAST ? at : { ...at, height, y: top - GAP - height };
  }

  // ---- pointing, focusing, pressing

  const soon = (element, wait) => {
    clearTimeout(timer);
    clearTimeout(leaving);
    if (pinned || (isOpen() && element === anchor)) return;
    timer = setTimeout(() => show(element, false), wait);
  };
  const later = () => {
    clearTimeout(timer);
    clearTimeout(leaving);
    if (isOpen() && !pinned) leaving = setTimeout(hide, GRACE);
    else if (!isOpen()) turn++;
  };

  /* Browsers tell that something else is under the pointer also when only the page has changed. */
  let hovered = null,
    last = "";
  const hasMoved = (event) => {
    const at = `${event.clientX} ${event.clientY}`;
    const moved = at !== last;
    last = at;
    return moved;
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    if (box()?.contains(event.target)) {
      clearTimeout(leaving);
      return;
    }
    if (helpOf(event.target) !== hovered || !hovered) {
      hovered = null;
      later();
    }
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" || !hasMoved(event)) return;
    const element = helpOf(event.target);
    if (!element || element === hovered) return;
    hovered = element;
    soon(element, HOVER);
  });
  document.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") later();
  });
  document.addEventListener("focusin", (event) => {
    if (event.target === anchor || box()?.contains(event.target)) return;
    const element = helpOf(event.target);
    const itself = event.target === element || event.target.matches(".card > .mark");
    if (element && itself && event.target.matches(":focus-visible")) soon(element, FOCUS);
    else if (!pinned) later();
  });
  document.addEventListener("focusout", (event) => {
    if (event.target === anchor && !pinned) later();
  });

  document.addEventListener("pointerdown", (event) => {
    swallow = false;
    shut = event.pointerType === "touch" && isOpen() && !pinned && helpOf(event.target) === anchor ? anchor : null;
    if (isOpen() && !box().contains(event.target) && !(pinned && helpOf(event.target) === anchor)) hide();
    clearTimeout(timer);
    const element = event.pointerType === "touch" ? helpOf(event.target) : null;
    if (!element || element.classList.contains("why")) return;
    press = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      press = null;
      swallow = true;
      show(element, false);
    }, PRESS);
  });
  document.addEventListener("pointermove", (event) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > MOVED) {
      press = null;
      clearTimeout(timer);
    }
  });
  for (const ending of ["pointerup", "pointercancel"]) {
    document.addEventListener(ending, () => {
      if (press) {
        press = null;
        clearTimeout(timer);
      }
    });
  }
  document.addEventListener("contextmenu", (event) => {
    if (swallow && helpOf(event.target)) event.preventDefault();
  });

  /* The click that ends a long press does nothing else: to read a card is not to choose it. */
  document.addEventListener(
    "click",
    (event) => {
      if (swallow) {
        swallow = false;
        if (helpOf(event.target)) {
          event.preventDefault();
          event.stopPropagation();
        }
        return;
      }
      if (event.target.closest?.(".help-close")) {
        hide();
        return;
      }
      const element = event.ctrlKey || event.metaKey || event.shiftKey ? null : only(event.target);
      if (!element) return;
      event.preventDefault();
      if (shut === element)
        shut = null; // this tap has ended what a long press had opened
      else if (pinned && anchor === element) hide();
      else show(element, true);
    },
    true,
  );

  /* A drawer or a sheet that a click on its help would close stays open, below the help. */
  let under = null;
  document.addEventListener(
    "pointerdown",
    (event) => {
      under = box()?.contains(event.target) ? anchor?.closest("[popover]") : null;
    },
    true,
  );
  document.addEventListener(
    "toggle",
    (event) => {
      if (event.newState !== "closed" || event.target !== under || !under.isConnected) return;
      under.showPopover();
      if (isOpen()) {
        box().hidePopover();
        box().showPopover();
      }
      under = null;
    },
    true,
  );

  keys("help", {
    focused: (event) => event.key === "Escape" && isOpen() && (hide(), true),
    pressed: {
      w: () => {
        const element =
          helpOf(document.activeElement) ||
          document.querySelector("#dock .why[data-help]") ||
          [...document.querySelectorAll("#rail .why[data-help]")].pop();
        if (element) show(element, true);
        return Boolean(element);
      },
    },
  });
  document.addEventListener(
    "scroll",
    (event) => {
      if (isOpen() && !pinned && !(event.target instanceof Node && box().contains(event.target))) hide();
    },
    { capture: true, passive: true },
  );
  window.addEventListener("resize", () => {
    if (isOpen()) hide();
  });
  window.addEventListener("blur", () => {
    if (isOpen() && !pinned) hide();
  });

  /* After a push the element may be another one, or gone. */
  function follow() {
    if (!isOpen() || !anchor) return;
    if (!anchor.isConnected) {
      if (!pinned) hide();
      return;
    }
    name();
    if (!pinned) place();
  }

  document.addEventListener("htmx:after:swap", follow);
})();
