"""Sounds as they are heard: rendered by the browser without a loudspeaker, and measured."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from openhearts.web.rendering import content
from tests.pages import steps
from tests.pages.access.states import look
from tests.pages.conftest import RunningServer

Visitors = Callable[..., Page]
PAINTS = False
NAMES = re.findall(r"^    (\w+): \{", content("signals.js").decode(), re.MULTILINE)
LOUDEST = 10 ** (-12 / 20)  # of full scale

# In place of the loudspeaker two seconds that are computed.
HALL = """
window.AudioContext = function () {
  const hall = new OfflineAudioContext(2, 96000, 48000);
  hall.resume = () => {};
  return window.hall = hall;
};
navigator.vibrate = () => true;
"""
MEASURE = """async (cues) => {
  if (cues) document.dispatchEvent(new CustomEvent("table-cues", { detail: cues }));
  if (!window.hall) return null;
  const made = await hall.startRendering();
  const sides = [made.getChannelData(0), made.getChannelData(1)];
  const energy = sides.map((side) => side.reduce((sum, one) => sum + one * one, 0));
  const loud = sides[0].map((one, at) => Math.max(Math.abs(one), Math.abs(sides[1][at])));
  const heard = [...loud.keys()].filter((at) => loud[at] > .002);
  const peak = loud.reduce((most, one) => Math.max(most, one), 0);
  return { peak, energy, begins: (heard[0] ?? -1) / 48000, ends: (heard.at(-1) ?? -1) / 48000 };
}"""


def at_a_table(page: Page, site: RunningServer, *, on: bool = True, volume: int = 100) -> None:
    """A table of a visitor who wishes for sounds or not."""
    page.add_init_script(HALL)
    look(page, site, "two", sound=on, volume=volume)


def wish(page: Page, *, on: bool = True, volume: int = 100) -> None:
    """The same, after the wishes were written down."""
    page.add_init_script(HALL)
    page.goto("/wishes")
    page.set_checked('input[name="sound"]', on)
    page.fill('input[name="volume"]', str(volume))
    page.click(".wishes button.go")
    steps.sit_down(page, "kids-jinx", seats=3, pace="3600")


def again(page: Page) -> None:
    """The page from its beginning, touched: what sounds is computed once."""
    page.reload()
    steps.connected(page)
    touched(page)


def touched(page: Page) -> None:
    page.mouse.click(3, 3)


def heard(page: Page, cues: Sequence[str]) -> Any:
    return page.evaluate(MEASURE, list(cues))


def test_every_sound_is_soft_short_and_heard(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    at_a_table(page, site)
    for name in NAMES:
        again(page)
        found = heard(page, [f"{name}@0/4"])
        assert 0.02 < found["peak"] <= LOUDEST + 0.001, (name, found)
        assert 0 <= found["begins"] < 0.06 and found["ends"] < 0.9, (name, found)


def test_whatever_comes_together_is_no_louder_and_begins_at_once(visitor: Visitors, site: RunningServer) -> None:
    """The first word is spoken at the same time; nothing begins more than 300 milliseconds after it."""
    page = visitor()
    at_a_table(page, site)
    touched(page)
    found = heard(page, [*(f"card@{seat}/11" for seat in range(11)), "queen@1/11", "heart@2/11", "taken@0/11", "turn"])
    assert found["peak"] <= LOUDEST + 0.001
    again(page)
    assert heard(page, [*("nothing",) * 3, *("card@0/4",) * 30])["ends"] < 0.3 + 0.08


def test_a_seat_is_heard_from_its_side_and_who_sits_opposite_and_i_in_the_middle(
    visitor: Visitors, site: RunningServer
) -> None:
    page = visitor()
    at_a_table(page, site)
    for place, side in (("1/4", 0), ("3/4", 1), ("2/6", 0), ("9/11", 1)):
        again(page)
        energy = heard(page, [f"card@{place}"])["energy"]
        assert energy[side] > 2 * energy[1 - side] > 0, place  # from a side, and never from one ear alone
    for cue in ("card@2/4", "card@0/4", "turn"):
        again(page)
        left, right = heard(page, [cue])["energy"]
        assert abs(left - right) < 0.01 * (left + right), cue


def test_nothing_sounds_before_a_touch_or_where_it_is_not_wished(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    wish(page)
    assert heard(page, ["card@0/4"]) is None  # nobody has touched the page: no sound waits either
    touched(page)
    assert heard(page, [])["peak"] == 0
    wish(page, on=False)
    touched(page)
    assert heard(page, ["card@0/4"]) is None
    at_a_table(page, site, volume=0)
    touched(page)
    assert heard(page, ["card@0/4"])["peak"] == 0


def test_the_volume_makes_it_softer(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    peaks = []
    for volume in (100, 50, 20):
        at_a_table(page, site, volume=volume)
        touched(page)
        peaks.append(heard(page, ["turn"])["peak"])
    assert peaks[0] > 3 * peaks[1] > 9 * peaks[2] > 0


def test_the_bar_switches_sounds_and_it_is_kept(visitor: Visitors, site: RunningServer) -> None:
    page = visitor()
    at_a_table(page, site, on=False)
    touched(page)
    with page.expect_response("**/wishes") as answer:
        page.evaluate("document.dispatchEvent(new CustomEvent('sound-wish', { detail: { on: true, volume: 35 } }))")
    assert answer.value.status in (0, 303)
    assert heard(page, [])["peak"] > 0  # how loud that is was heard at once
    page.reload()
    main = page.locator("#main")
    assert (main.get_attribute("data-sound"), main.get_attribute("data-volume")) == ("on", "35")
    assert (main.get_attribute("data-vibration"), main.get_attribute("data-nudge")) == ("off", "on")  # as they were


def test_what_the_bar_switched_stays_when_the_table_is_drawn_anew(visitor: Visitors) -> None:
    page = visitor()
    steps.sit_down(page, "kids-jinx", seats=3)
    steps.wait_for_me(page)
    assert page.locator("#main").get_attribute("data-sound") == "off"
    with page.expect_response("**/wishes"):
        page.evaluate("document.dispatchEvent(new CustomEvent('sound-wish', { detail: { on: true, volume: 35 } }))")
    steps.play_a_card(page)
    expect(page.locator("#main")).to_have_attribute("data-sound", "on")
    expect(page.locator("#main")).to_have_attribute("data-volume", "35")
