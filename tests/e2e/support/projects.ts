import { test } from '@playwright/test';

/** For a file or describe block whose subject does not depend on the screen, or needs a wide one. */
export function desktopOnly(): void {
  test.skip(({ isMobile }) => isMobile, 'runs in the desktop project');
}

/** For a file or describe block about what only a phone shows. */
export function phoneOnly(): void {
  test.skip(({ isMobile }) => !isMobile, 'runs in the phone project');
}
