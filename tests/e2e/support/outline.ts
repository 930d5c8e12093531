import type { Page } from '@playwright/test';

/** One section of a page, as its headings show it. */
export interface Section {
  /** The text of its h2. */
  readonly title: string;
  /** The h3s below it, in order. */
  readonly parts: readonly string[];
  /** How many numbered steps it has. */
  readonly steps: number;
}

/** The sections of a page, in order. What is not visible is left out. */
export function outlineOf(page: Page): Promise<Section[]> {
  return page.locator('main').evaluate((main) => {
    const sections: { title: string; parts: string[]; steps: number }[] = [];
    // Headings carry a zero-width space beside their own link.
    const textOf = (node: Element): string => node.textContent.replaceAll('\u200b', '').trim();
    main.querySelectorAll('h2, h3, ol > li').forEach((node) => {
      if (!node.checkVisibility() || node.closest('nav')) return;
      const section = sections.at(-1);
      if (node.tagName === 'H2') sections.push({ title: textOf(node), parts: [], steps: 0 });
      else if (node.tagName === 'H3') section?.parts.push(textOf(node));
      else if (section) section.steps += 1;
    });
    return sections;
  });
}
