import { expect } from '@playwright/test';
import type { Point, Tab } from './tab';

/** A part of the page, as a visitor would name it: the first in sight that the selector finds and whose name begins so. */
export interface Part {
  readonly css: string;
  /** Its label, or its own words where it has none */
  readonly name?: string;
}

interface Seen {
  readonly text: string;
  readonly value: string;
  /** How far up a slider is set, from 0 to 1 */
  readonly share: number;
  readonly isFocused: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: every part in sight that answers to a description, as it is now. */
function look(css: string, name: string, scrollsToIt: boolean): Seen[] {
  const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const nameOf = (node: HTMLElement): string => {
    const label = node instanceof HTMLInputElement ? node.labels?.[0]?.innerText : undefined;
    const by = node.getAttribute('aria-labelledby');
    const other = by === null ? undefined : document.getElementById(by)?.innerText;
    return oneLine(node.getAttribute('aria-label') ?? other ?? label ?? node.innerText);
  };
  const parts = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (node) =>
      node.getClientRects().length > 0 &&
      getComputedStyle(node).visibility === 'visible' &&
      nameOf(node).startsWith(name),
  );
  if (scrollsToIt) parts[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return parts.map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const { value = '', valueAsNumber = 0, min = '', max = '' } = node instanceof HTMLInputElement ? node : {};
    const share = (valueAsNumber - Number(min)) / (Number(max) - Number(min));
    const isFocused = document.activeElement === node;
    return { text: oneLine(node.innerText), value, share, isFocused, left, top, width, height };
  });
}

const sizes = { desktop: [1440, 900], phone: [360, 740] } as const;

/** The size of the window in which a visitor sees the site. */
export type Seat = keyof typeof sizes;

const describe = ({ css, name = '' }: Part): string => [css, name && `“${name}”`].filter(Boolean).join(' ');

/** What a visitor does on a page and sees there. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    /** Where the build is served */
    readonly site: string,
  ) {}

  /** Gives the window a size, and takes the mouse to where it is over nothing. */
  async takeSeat(seat: Seat): Promise<void> {
    const [width, height] = sizes[seat];
    await this.tab.resize(width, height);
    await expect.poll(() => this.tab.evaluate(() => `${innerWidth} x ${innerHeight}`)).toBe(`${width} x ${height}`);
    await this.tab.moveMouse({ x: 0, y: 0 });
  }

  open(address: string): Promise<void> {
    return this.tab.open(new URL(address, this.site).href);
  }

  all({ css, name = '' }: Part): Promise<Seen[]> {
    return this.tab.evaluate(look, css, name, false);
  }

  /** What all parts in sight say that answer to a description. */
  async texts(part: Part): Promise<string[]> {
    return (await this.all(part)).map(({ text }) => text);
  }

  /** Waits for a part and brings it into the middle of the window. */
  async find(part: Part): Promise<Seen> {
    let found: Seen | undefined;
    await expect
      .poll(
        async () => {
          [found] = await this.tab.evaluate(look, part.css, part.name ?? '', true);
          return Boolean(found);
        },
        { message: `${describe(part)} is in sight` },
      )
      .toBe(true);
    return found!;
  }

  /**
   * The point of a part at a share of its width, half way down, brought onto the screen.
   */
  async pointOf(part: Part, share = 0.5): Promise<Point> {
    const { left, top, width, height } = await this.find(part);
    return { x: left + width * share, y: top + height / 2 };
  }

  async hover(part: Part): Promise<void> {
    await this.tab.moveMouse(await this.pointOf(part));
  }

  async click(part: Part, share?: number): Promise<void> {
    await this.tab.click(await this.pointOf(part, share));
  }

  /** Puts the focus where Tab would bring it. */
  async focus(part: Part): Promise<void> {
    await this.find(part);
    await this.tab.evaluate(
      (css, name) =>
        [...document.querySelectorAll<HTMLElement>(css)]
          .find((node) => node.innerText.trim().startsWith(name))
          ?.focus(),
      part.css,
      part.name ?? '',
    );
  }

  /** Replaces what stands in a field. */
  async write(part: Part, text: string): Promise<void> {
    await this.click(part);
    await this.tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.tab.type(text);
  }

  async expectSeen(part: Part, count: 'some' | 'none' = 'some'): Promise<void> {
    const message = `${describe(part)}: ${count} in sight`;
    await expect.poll(async () => (await this.all(part)).length > 0, { message }).toBe(count === 'some');
  }

  async expectText(part: Part, text: RegExp | string): Promise<void> {
    const said = expect.poll(async () => (await this.texts(part))[0] ?? '', { message: describe(part) });
    await (typeof text === 'string' ? said.toBe(text) : said.toMatch(text));
  }

  async expectFocused(part: Part): Promise<void> {
    const message = `${describe(part)} has the focus`;
    await expect.poll(async () => (await this.all(part))[0]?.isFocused ?? false, { message }).toBe(true);
  }

  async expectAddress(address: string): Promise<void> {
    await expect.poll(() => this.tab.evaluate(() => location.pathname + location.search + location.hash)).toBe(address);
  }

  /** Waits until the behaviours run; the page loads them after its first paint. */
  async scriptsArrived(): Promise<void> {
    await expect.poll(() => this.tab.evaluate(() => document.documentElement.matches('[data-arrived]'))).toBe(true);
  }
}
