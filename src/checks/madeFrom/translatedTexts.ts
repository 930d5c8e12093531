import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messageFiles, translatedMessages } from '../messages/files';
import { translatedDocs, translatedPages } from '../translatedPages';
import { paragraphsOf, type Unit } from './paragraphs';

/** A message or a paragraph in another language, beside the English one. */
export interface TranslatedText {
  /** Of the translation */
  readonly file: string;
  readonly line: number;
  /** The id of the message; of a page, how the English paragraph begins */
  readonly name: string;
  readonly text: string;
  /** Empty where it is not known, because a page has more paragraphs in one language than in the other */
  readonly english: string;
}

/** All messages and paragraphs in other languages than English. Texts of data are left out: their files have both languages. */
export function translatedTexts(root: string): readonly TranslatedText[] {
  const ofMessages = translatedMessages(root, messageFiles(root)).flatMap(({ path: file, messages, english }) =>
    messages.map(({ id, line, source }): TranslatedText => ({
      ...{ file, line, name: id, text: source },
      english: english?.messages.find((one) => one.id === id)?.source ?? '',
    })),
  );
  const ofPages = Object.entries(translatedPages(root)).flatMap(([language, { docs }]) =>
    docs.flatMap((name) => {
      const file = `${translatedDocs(language)}/${name}`;
      const read = (at: string): readonly Unit[] => paragraphsOf(readFileSync(path.join(root, at), 'utf8'));
      const [own, english] = [read(file), read(`docs/${name}`)];
      return own.map(({ line, text, name: begins }, index): TranslatedText => {
        const beside = own.length === english.length ? english[index] : undefined;
        return { file, line, name: beside?.name ?? begins, text, english: beside?.text ?? '' };
      });
    }),
  );
  return [...ofMessages, ...ofPages];
}
