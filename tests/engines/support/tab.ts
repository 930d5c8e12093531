/** What the tests ask of a browser, whichever protocol it speaks. Two adapters answer: firefox.ts and webkit.ts. */

/** A point of the window, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type KeyName = 'ArrowDown' | 'Enter' | 'Escape' | 'Home' | 'Tab';

/** What runs in the page. It knows nothing of the file in which it is written; it and what it returns are sent as text. */
export type InPage<Arguments extends readonly unknown[], Result> = (...given: Arguments) => Result;

/** A window with one page. */
export interface Tab {
  /** Goes to an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** Gives the page this room, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  evaluate<Arguments extends readonly unknown[], Result>(
    run: InPage<Arguments, Result>,
    ...given: Arguments
  ): Promise<Awaited<Result>>;
  moveMouse(to: Point): Promise<void>;
  click(at: Point): Promise<void>;
  press(key: KeyName): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** The part of the page that the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
}

export interface BrowserOptions {
  /** Path of the browser, or of the driver that starts it */
  readonly executable: string;
  /** Whether pages may run scripts */
  readonly scripts: boolean;
}

/** A browser that was started, with the one window that the tests use. */
export interface StartedBrowser {
  readonly tab: Tab;
  stop(): Promise<void>;
}
