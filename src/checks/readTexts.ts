import { kindOf } from '../content/schemas';
import { textsIn } from '../content/schemas/texts';
import { allMdx, type Page, type Site } from './model';
import type { Place } from './problem';
import { parsedData } from './validate';

export interface ReadText extends Place {
  readonly path: string;
  readonly text: string;
}

/** Props that are no words: names, addresses and inputs. */
const NO_WORDS = new Set([
  'id',
  'to',
  'icon',
  'data',
  'below',
  'inputs',
  'part',
  'kind',
  'list',
  'day',
  'on',
  'notice',
]);

/** The words of the tags of a page: titles, captions and notes. */
export function wordsOfTags({ path, components }: Page): readonly ReadText[] {
  return components.flatMap(({ props }) =>
    props.flatMap(({ name = '', value, line, column }) =>
      value.form === 'text' && !NO_WORDS.has(name) ? { path, text: value.text, line, column } : [],
    ),
  );
}

/** The words of the front matter of a page. */
export function wordsOfFrontMatter({ path, frontMatter, fields }: Page): readonly ReadText[] {
  return ['title', 'description', 'excerpt'].flatMap((field) => {
    const text = fields[field];
    return typeof text === 'string' && frontMatter ? { path, text, ...frontMatter.placeOf([field]) } : [];
  });
}

/** The texts of valid data files. */
export function wordsOfData({ data, today }: Site): readonly ReadText[] {
  return data.flatMap((file) => {
    if (file.kind === undefined) return [];
    const { result } = parsedData(file, file.kind, today);
    if (!result.success) return [];
    return textsIn(kindOf(file.kind), result.data).map(({ text, path }) => ({
      ...{ path: file.path, text },
      // Finding a place parses the file, so it waits until one is asked for.
      get line() {
        return file.placeOf(path).line;
      },
      get column() {
        return file.placeOf(path).column;
      },
    }));
  });
}

/** Everything that visitors read in whole paragraphs and lines. */
export function readTexts(site: Site): readonly ReadText[] {
  const ofPages = allMdx(site).flatMap((page) => [
    ...page.paragraphs.map(({ words, line, column }) => ({ path: page.path, text: words, line, column })),
    ...wordsOfTags(page),
    ...wordsOfFrontMatter(page),
  ]);
  return [...ofPages, ...wordsOfData(site)];
}
