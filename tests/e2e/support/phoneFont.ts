import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const FILES = 'node_modules/@fontsource/noto-sans/files';

/**
 * Shows pages in Noto Sans, which phones with Android have, whatever fonts this machine has: for what is measured in screens of a phone. The display
 * font is drawn from it in its own measures.
 */
export async function usePhoneFont(page: Page): Promise<void> {
  const faces = [400, 700].flatMap((weight) =>
    ['latin', 'latin-ext'].map((subset) => ({
      weight: String(weight),
      // The sign of the rupee is all that pages need of the second.
      unicodeRange: subset === 'latin' ? 'U+0000-20B8' : 'U+20B9',
      data: readFileSync(`${FILES}/noto-sans-${subset}-${weight}-normal.woff2`, 'base64'),
    })),
  );
  await page.addInitScript((given) => {
    for (const { data, ...descriptors } of given) {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      document.fonts.add(new FontFace('Phone Sans', bytes, descriptors));
      if (descriptors.weight === '400') continue;
      const measures = {
        sizeAdjust: '88.1%',
        ascentOverride: '102.2%',
        descentOverride: '22.7%',
        lineGapOverride: '0%',
      };
      document.fonts.add(new FontFace('Anek as Phone Sans', bytes, { ...descriptors, ...measures }));
    }
    const sheet = new CSSStyleSheet();
    // A sheet of a script's own is not what the Content-Security-Policy speaks of.
    sheet.replaceSync(":root:root{--font-body:'Phone Sans';--font-like-display:'Anek as Phone Sans'}");
    const adopt = (): void => {
      document.adoptedStyleSheets = [sheet];
    };
    adopt();
    // The script runs before the document that it is for is there.
    document.addEventListener('readystatechange', adopt);
  }, faces);
}
