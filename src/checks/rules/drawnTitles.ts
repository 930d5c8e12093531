import serif from '@fontsource/noto-serif/unicode.json';
import { addressed } from '../model';
import type { Rule } from './rule';

/** The letters of the pictures that other sites show of a page: src/build/output/openGraph/fonts.ts loads these subsets. */
const ranges = [serif.latin, serif['latin-ext']]
  .flatMap((list) => list.split(','))
  .map((range) => range.slice('U+'.length).split('-'))
  .map(([first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const);

/** Titles with a letter that these pictures cannot show, which would stop the build. */
export const drawnTitles: Rule = (site, report) => {
  for (const page of addressed(site)) {
    const heads = page.components.flatMap(({ name, props }) => (name === 'Hero' ? props : []));
    const titles = [
      { text: page.fields['title'], place: () => page.frontMatter?.placeOf(['title']) },
      ...heads.flatMap(({ name, value, line, column }) =>
        name === 'title' && value.form === 'text' ? { text: value.text, place: () => ({ line, column }) } : [],
      ),
    ];
    for (const { text, place } of titles) {
      const letter = typeof text === 'string' ? [...text].find((one) => !isDrawn(one)) : undefined;
      if (letter === undefined) continue;
      const message = 'the picture of the page that others show cannot draw it; write the title without it';
      const { line = 1, column = 1 } = place() ?? {};
      report({ path: page.path, line, column, field: 'title', found: JSON.stringify(letter), message });
    }
  }
};

function isDrawn(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}
