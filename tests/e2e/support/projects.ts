import { test } from '@playwright/test';
import { testsAll } from '../../support/sample';

/** For a file or describe block whose subject does not depend on the screen, or needs a wide one. */
export function desktopOnly(): void {
  test.skip(({ isMobile }) => isMobile, 'runs in the desktop project');
}

/** For a file or describe block about what only a phone shows. */
export function phoneOnly(): void {
  test.skip(({ isMobile }) => !isMobile, 'runs in the phone project');
}

/** The tag of a test in a file of `eitherScreen()` that needs a mouse, a keyboard or a wide screen. */
export const NEEDS_DESKTOP = { tag: '@desktop' } as const;

/** The tag of a test that runs in `npm run test:all` alone: a rare path, or one more of a kind of which `npm test` has one. */
export const AT_NIGHT = { tag: '@night' } as const;

/** For a file about what does not depend on the screen: it runs on the phone, and in `npm run test:all` on the desktop too. */
export function eitherScreen(): void {
  test.beforeEach(({ isMobile }, { tags }) => {
    const needsDesktop = tags.includes(NEEDS_DESKTOP.tag);
    test.skip(isMobile && needsDesktop, 'needs a desktop');
    test.skip(!isMobile && !needsDesktop && !testsAll(), 'runs on the phone, and in test:all on both');
  });
}
