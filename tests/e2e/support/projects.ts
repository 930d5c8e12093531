import { test } from '@playwright/test';
import { sample } from '../../support/sample';

/** For a file or describe block whose subject does not depend on the screen, or needs a wide one. */
export function desktopOnly(): void {
  test.skip(({ isMobile }) => isMobile, 'runs in the desktop project');
}

/** For a file or describe block about what only a phone shows. */
export function phoneOnly(): void {
  test.skip(({ isMobile }) => !isMobile, 'runs in the phone project');
}

/**
 * For a file about what happens on any screen: it runs on one of the two, tomorrow perhaps on the other, and on both in
 * `npm run test:all`.
 * @param name of the file, so that not all run on the same screen
 */
export function eitherScreen(name: string): void {
  const screens = sample(['phone', 'desktop'], 1, name);
  test.skip(({ isMobile }) => !screens.includes(isMobile ? 'phone' : 'desktop'), 'runs in the other project today');
}
