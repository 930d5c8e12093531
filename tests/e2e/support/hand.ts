import type { CDPSession, Locator, Page } from '@playwright/test';

/** One thing that a visitor does in an island, with what they do it with. */
export type Action = (hand: Hand) => Promise<void>;

/** A visitor at an island: what they do reaches the page as real input and waits for nothing. */
export class Hand {
  private devTools: Promise<CDPSession> | undefined;

  constructor(
    readonly page: Page,
    readonly island: Locator,
    private readonly isMobile: boolean,
  ) {}

  /** DevTools, for input that Playwright has no function for. */
  send(...message: Parameters<CDPSession['send']>): Promise<unknown> {
    this.devTools ??= this.page.context().newCDPSession(this.page);
    return this.devTools.then((devTools) => devTools.send(...message));
  }

  part(selector: string): Locator {
    return this.island.locator(selector).first();
  }

  /** The field of a number, by its name in the address. */
  field(name: string): Locator {
    return this.part(`input[inputmode][name="${name}"]`);
  }

  /** What sets the same number: its slider, its chips, its steps, its label. */
  beside(name: string, selector: string): Locator {
    return this.part(`[data-field]:has([name="${name}"]) ${selector}`);
  }

  /** Presses in the middle, with a finger or a mouse, whatever is there. */
  async press(target: Locator): Promise<void> {
    await target.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await target.boundingBox();
    if (!box) throw new Error('Nothing to press there.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (this.isMobile) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }
}

export const tap =
  (name: string): Action =>
  (hand) =>
    hand.press(hand.field(name));
export const tapOn =
  (selector: string): Action =>
  (hand) =>
    hand.press(hand.part(selector));
export const label =
  (name: string): Action =>
  (hand) =>
    hand.press(hand.beside(name, 'label'));
/** With the keyboard: Tab from what stands before the field. */
export const tabTo =
  (name: string): Action =>
  async (hand) => {
    const isThere = (): Promise<boolean> => hand.field(name).evaluate((node) => node === document.activeElement);
    await hand.field(name).evaluate((node) => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')];
      const before = all
        .slice(0, all.indexOf(node as HTMLElement))
        .filter((one) => one.tabIndex >= 0 && one.offsetParent !== null);
      before.at(-1)?.focus({ preventScroll: true });
    });
    for (let times = 0; times < 5 && !(await isThere()); times++) await hand.page.keyboard.press('Tab');
  };
export const keys =
  (text: string): Action =>
  ({ page }) =>
    page.keyboard.type(text);
export const key =
  (name: string): Action =>
  ({ page }) =>
    page.keyboard.press(name);
/** Text without key events, as from a paste or a phone keyboard. */
export const insert =
  (text: string): Action =>
  ({ page }) =>
    page.keyboard.insertText(text);
/** Goes on with a word that a phone keyboard composes. */
export const compose =
  (text: string): Action =>
  async (hand) => {
    await hand.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  };
/** Accepts the word. */
export const commit =
  (text: string): Action =>
  async (hand) => {
    await hand.send('Input.insertText', { text });
  };
/** A key goes down; what it writes comes with `keyWrites`. */
export const keyDown =
  (digit: string): Action =>
  async (hand) => {
    await hand.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: digit,
      windowsVirtualKeyCode: digit.charCodeAt(0),
    });
  };
export const keyWrites =
  (digit: string): Action =>
  async (hand) => {
    await hand.send('Input.dispatchKeyEvent', { type: 'char', key: digit, text: digit });
    await hand.send('Input.dispatchKeyEvent', { type: 'keyUp', key: digit });
  };
export const chip =
  (name: string, place: number): Action =>
  (hand) =>
    hand.press(hand.beside(name, `[role="group"] button:nth-of-type(${place})`));
export const step =
  (name: string, direction: 1 | -1): Action =>
  (hand) =>
    hand.press(hand.beside(name, `button[data-step="${direction}"]`));
/** Moves the slider by steps, with the arrow keys. */
export const slide =
  (name: string, steps: number): Action =>
  async (hand) => {
    await hand.beside(name, 'input[type="range"]').focus();
    for (let times = 0; times < steps; times++) await hand.page.keyboard.press('ArrowRight');
  };
/** Chromium draws the list of a select itself, and hands over the choice. */
export const choose =
  (selector: string, option: { readonly index: number } | string): Action =>
  async (hand) => {
    await hand.part(selector).selectOption(option);
  };
