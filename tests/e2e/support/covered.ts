import type { Page } from '@playwright/test';

/** The windows of a phone: upright, with its keyboard open, and on its side. */
export const phoneWindows = [
  { width: 360, height: 740 },
  { width: 360, height: 430 },
  { width: 740, height: 360 },
] as const;

/** Waits until the page has come to rest after it was scrolled, and what floats over it has found its place. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let [before, same] = [NaN, 0];
    while (same < 12) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      same = scrollY === before ? same + 1 : 0;
      before = scrollY;
    }
  });
}

/** What covers the element with focus: nothing, unless a part of it lies below something that is not of its own. */
export function coverOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return undefined;
    /** What a part floats with, if it does. */
    const floatOf = (part: Element): Element | undefined => {
      for (let at: Element | null = part; at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return undefined;
    };
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40)}"`;
    const [upper, lower] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    // Of what is taller than the window, as much as fits is enough.
    if (lower - upper < Math.min(bottom - top, innerHeight / 3) - 1) return `${name} is not in the window`;
    for (const share of [0.1, 0.5, 0.9]) {
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const found = document.elementFromPoint(x, upper + (lower - upper) * share);
      if (!found || focused.contains(found)) continue;
      const above = floatOf(found);
      if (above && !above.contains(focused))
        return `${name} lies below ${above.tagName} "${above.textContent.slice(0, 40)}"`;
    }
    return undefined;
  });
}
