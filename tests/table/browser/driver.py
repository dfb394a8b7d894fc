"""Plays through the controls of the page, like somebody who clicks on whatever is legal."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page

SITUATION = """() => {
  const found = (selector) => document.querySelector(selector);
  const prompt = found("#prompt.prompt"), deal = found("#deal-form .deal-buttons");
  if (found("#stage.stage-over")) return ["over", ""];
  if (found("#pass")) return ["reaction", found("#reaction").dataset.number];
  if (deal) return ["deal", found("#deal-form").elements.serial.value];
  if (prompt) return ["prompt", prompt.dataset.serial];
  return ["", ""];
}"""
ANY = f"() => {{ const now = ({SITUATION})(); return now[0] ? now : null; }}"
PAST = f"""(before) => {{
  const toast = document.getElementById("toast").textContent.trim();
  return toast || ({SITUATION})().join() !== before.join() ? [toast] : null;
}}"""
ARMED = "found => found.some((one) => 'armed' in one.dataset || one.classList.contains('armed'))"
REACTS = 0.4
"""How often a usable answer is used."""
PATIENCE = 60_000
"""Milliseconds that the table may take to ask the next question, on a busy machine."""
LOOK = 25
"""Milliseconds between two looks."""


class Driver:
    """Somebody at a page. `favours` is taken wherever it is among the options; `done` counts the answers by kind."""

    def __init__(self, page: Page, seed: int = 1, *, favours: str = "", tap: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.favours = re.compile(favours) if favours else None
        self.tap = tap
        self.done: Counter[str] = Counter()

    def play(self, until: Callable[[], bool] | None = None, most: int = 500) -> None:
        """Answer until the game is over, or until something else is the case."""
        for _ in range(most):
            if (until is not None and until()) or self.step() == "over":
                return
        raise AssertionError(f"no end after {most} answers: {self.done}")

    def step(self) -> str:
        """Wait for the next question and answer it."""
        kind, key = self.wait()
        if kind != "over":
            self.reply(kind)
            self.wait_past(kind, key)
        return kind

    def reply(self, kind: str) -> None:
        {"reaction": self.react, "deal": self.deal, "prompt": self.answer}[kind]()
        self.done[kind] += 1

    def wait(self) -> tuple[str, str]:
        """The next question: its kind and which one it is."""
        kind, key = self.page.wait_for_function(ANY, timeout=PATIENCE, polling=LOOK).json_value()
        return kind, key

    def situation(self) -> tuple[str, str]:
        kind, key = self.page.evaluate(SITUATION)
        return kind, key

    def wait_past(self, kind: str, key: str) -> None:
        """Until the question is answered; fails if the answer is refused."""
        past = self.page.wait_for_function(PAST, arg=[kind, key], timeout=PATIENCE, polling=LOOK)
        [refused] = past.json_value()
        assert not refused, f"{kind} was refused: {refused}"

    # ---------------------------------------------------------------- the kinds of questions

    def react(self) -> None:
        replies = self.page.locator('#react-form button[name="answer"]:not(#pass)').all()
        if replies and self.chance.random() < REACTS:
            self.press(self.pick(replies))
        else:
            self.press(self.page.locator("#pass"))

    def deal(self) -> None:
        """Take what is offered; else offer a card for a card; else let the other one speak."""
        take, send, wait = (self.page.locator(f"#deal-{name}") for name in ("take", "send", "wait"))
        if take.count():
            self.press(take)
        elif send.count() and self.page.locator('#deal-give input[name="give"]:enabled').count():
            self.offer()
            self.press(send)
        else:
            self.press(wait if wait.count() else self.page.locator("#deal-refuse"))

    def offer(self) -> None:
        self.choose(self.page.locator('#deal-give input[name="give"]:enabled').first)
        ask = self.page.locator('#deal-get input[name="ask"][value="1"]')
        if ask.count():
            self.choose(ask)

    def answer(self) -> None:
        confirm = self.page.locator("#prompt .main[data-mode]")
        if confirm.count():
            self.fill(confirm)
            self.press(confirm)
        else:
            self.press(self.pick(self.page.locator('#prompt button[name="say"]').all()))

    def fill(self, confirm: Locator) -> None:
        """Tick as many as are asked for; ships and numbers stay as they are filled in, if they are."""
        mode = confirm.get_attribute("data-mode")
        ticks = self.page.locator('input[name="pick"]').all()
        low, high = (int(confirm.get_attribute(f"data-{end}") or 1) for end in ("low", "high"))
        if mode == "one":
            self.choose(self.pick(ticks))
        elif mode in ("set", "some"):
            favoured = [tick for tick in ticks if self.is_favoured(tick)][:high]
            for tick in favoured or self.chance.sample(ticks, self.chance.randint(low, min(high, len(ticks)))):
                self.choose(tick)
        elif mode == "number" and confirm.get_attribute("aria-disabled") == "true":
            numbers = self.page.locator('#prompt input[name="number"]')
            if numbers.count() > 1:
                self.choose(numbers.first)
            else:
                numbers.fill(str(low))

    def pick(self, options: Sequence[Locator]) -> Locator:
        return self.chance.choice([option for option in options if self.is_favoured(option)] or options)

    def is_favoured(self, option: Locator) -> bool:
        if self.favours is None:
            return False
        words = option.get_attribute("aria-label") or option.inner_text()
        return self.favours.search(words) is not None

    # ---------------------------------------------------------------- hands

    def choose(self, box: Locator) -> None:
        """Tick something by what people see of it: its label."""
        if not box.is_checked():
            label = self.page.locator("label", has=self.page.locator(f'[id="{box.get_attribute("id")}"]'))
            self.touch(label)
            assert box.is_checked(), f"{label.inner_text()} cannot be chosen"

    def press(self, button: Locator) -> None:
        """A finger presses twice where an answer cannot be taken back; so does everybody to break off a deal."""
        self.touch(button)
        if button.evaluate_all(ARMED):
            self.touch(button)

    def touch(self, thing: Locator) -> None:
        if self.tap:
            thing.tap()
        else:
            thing.click()
            self.page.mouse.move(1, 1)  # a mouse that rests on something has it explained, over other things
