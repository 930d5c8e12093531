import type { Locator } from '@playwright/test';

/** More taps than that from the home page to an answer are too many. */
export const MOST_TAPS = 6;

/** Does what a visitor's finger does, and counts. */
export class Finger {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  /** Opens the line that the fields of a list or a question are folded under, where they are. */
  async unfoldFields(part: Locator): Promise<void> {
    await part.waitFor();
    const fold = part.locator('summary', { hasText: 'Your numbers' });
    if (await fold.isVisible()) await this.tap(fold);
  }

  /** Goes into a field and types, which is one tap. */
  async write(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
  }

  /** Chromium draws the list of a select itself and hands over the choice: one tap opens it, another chooses. */
  async choose(select: Locator, option: string): Promise<void> {
    await select.selectOption(option);
    this.taps += 2;
  }
}
