import type { Page } from '@playwright/test';

/**
 * Finds text that a visitor cannot read where it is: past the edge of the page, cut off by a box around it, standing out of
 * the card that it belongs to, printed over another text of its row, too long for its field, or a number or a word that goes on in the next
 * line. Text in a frame that scrolls by key is reached there, and is not lost.
 * @param lettersPerLine how long a word may be that has to fit into any line
 * @returns the text, and by how many pixels it stands out; nothing when all of it can be read
 */
export function lostText(page: Page, lettersPerLine = 8): Promise<string[]> {
  return page.evaluate((letters) => {
    const width = document.documentElement.clientWidth;
    const lost = new Set<string>();
    const sideways = document.documentElement.scrollWidth - width;
    if (sideways > 0) lost.add(`The page scrolls sideways by ${sideways} px`);

    const scrolls = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto';
    const isBox = (style: CSSStyleDeclaration): boolean =>
      style.overflowX !== 'visible' ||
      parseFloat(style.borderInlineEndWidth) > 0 ||
      !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);

    /** The edges that a text must keep to: those of the nearest box around it and, outside of frames that scroll, the page's. */
    function roomOf(element: Element): { start: number; end: number } {
      let room = { start: -Infinity, end: Infinity };
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (scrolls(at)) return room;
        const style = getComputedStyle(at);
        const { left, right } = at.getBoundingClientRect();
        if (room.end === Infinity && !/^(?:inline|contents)$/.test(style.display) && isBox(style))
          room = { start: left, end: right };
      }
      return { start: Math.max(0, room.start), end: Math.min(width, room.end) };
    }

    /** For screen readers only, a drawing, or what an edit changed in the bar of a result, which is left out where the label needs the room. */
    const isUnseen = (element: Element): boolean =>
      element.closest('svg, [data-result-bar] span > span') !== null ||
      [...ancestors(element)].some((at) => getComputedStyle(at).clipPath !== 'none');

    function* ancestors(element: Element): Generator<Element> {
      for (let at: Element | null = element; at; at = at.parentElement) yield at;
    }

    const whole = new RegExp(String.raw`(?<!\S)(?:₹?[\d,.]+%?|\p{L}{2,${letters}})(?!\S)`, 'gu');
    function tornWords(node: Node): string[] {
      const words = [...(node.textContent ?? '').matchAll(whole)];
      const torn = words.filter(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
      return torn.map(([word]) => word);
    }

    /** Texts by the row that opens to more, each with the boxes of its lines. */
    const rows = new Map<Element, { readonly text: string; readonly boxes: readonly DOMRect[] }[]>();

    /** Lines of two texts share some of their height where they are set close; half of it is legible no more. */
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (isUnseen(parent)) continue;
      const { start, end } = roomOf(parent);
      const text = node.textContent.trim().slice(0, 40);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { right, left } of range.getClientRects()) {
        const past = Math.max(right - end, start - left);
        if (past > 1) lost.add(`"${text}" stands out by ${past.toFixed()} px`);
      }
      const row = parent.closest('main summary');
      if (row) rows.set(row, [...(rows.get(row) ?? []), { text, boxes: [...range.getClientRects()] }]);
      if (range.getClientRects().length > 1) tornWords(node).forEach((word) => lost.add(`"${word}" is torn in two`));
    }
    for (const shown of rows.values()) {
      shown.forEach((one, place) => {
        const over = shown.slice(place + 1).find(({ boxes }) => boxes.some((a) => one.boxes.some((b) => isOver(a, b))));
        if (over) lost.add(`"${one.text}" and "${over.text}" lie over each other`);
      });
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type="text"]')) {
      const past = field.checkVisibility({ visibilityProperty: true }) ? field.scrollWidth - field.clientWidth : 0;
      if (past > 1) lost.add(`The field with "${field.value}" is too narrow by ${past} px`);
    }
    return [...lost].slice(0, 6);
  }, lettersPerLine);
}

/** Shows what is folded away, all at once, so that it is looked at too. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((items) => {
    items.forEach((item) => {
      item.removeAttribute('name');
      item.setAttribute('open', '');
    });
  });
}
