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
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40)}"`;
    const at = (least: number, most: number, share: number): number => least + (most - least) * share;
    // Of what is taller than the window, as much as fits is enough.
    const middle = [
      Math.max(left, 0),
      Math.min(right, innerWidth),
      Math.max(top, 0),
      Math.min(bottom, innerHeight),
    ] as const;
    if (middle[3] - middle[2] < Math.min(bottom - top, innerHeight / 3) - 1) return `${name} is not in the window`;
    for (const share of [0.1, 0.5, 0.9]) {
      const [x, y] = [at(middle[0], middle[1], 0.5), at(middle[2], middle[3], share)];
      const found = document.elementFromPoint(x, y);
      if (!found || focused.contains(found) || found.contains(focused) || found.closest('label')?.contains(focused))
        continue;
      // What is laid over or around it inside its own field is part of it.
      const floats = [found, ...ancestors(found)].find((part) => /fixed|sticky/.test(getComputedStyle(part).position));
      if (floats && !floats.contains(focused))
        return `${name} lies below ${floats.tagName} "${floats.textContent.slice(0, 40)}"`;
    }
    return undefined;

    function ancestors(part: Element): Element[] {
      return part.parentElement ? [part.parentElement, ...ancestors(part.parentElement)] : [];
    }
  });
}
