import * as z from 'zod';
import type { FileText } from './texts';

/**
 * A file of translations: `docs/home-loans.hi.yml` has the Hindi texts of `docs/home-loans.yml`, by row and field, each below its English words. A
 * translation holds for these words only: when they change, the English text shows until somebody translates it anew, so no language lags behind
 * the figures of another.
 */
export interface Translation {
  /** Texts outside the rows. */
  readonly texts?: FieldTranslations;
  /** By the name of the row in the data file. */
  readonly rows?: Readonly<Record<string, FieldTranslations>>;
}

/** By the field, as `npm run check` names it, without positions in lists: `processingFee note`. */
export type FieldTranslations = Readonly<Record<string, readonly TranslatedText[]>>;

export interface TranslatedText {
  /** The English words. */
  readonly en: string;
  /** Their translation; missing while nobody has written it. */
  readonly translated?: string | undefined;
}

/** The language of a file of translations: "hi" of `docs/home-loans.hi.yml`; undefined for a data file. */
export const languageOf = (path: string): string | undefined => /\.([a-z]{2})\.ya?ml$/.exec(path)?.[1];

/** The path of the file with the translations of a data file. */
export const translationPath = (dataPath: string, language: string): string =>
  dataPath.replace(/\.yml$/, `.${language}.yml`);

/** The path of the data file that a file of translations belongs to. */
export const translatedPath = (path: string): string => path.replace(/\.[a-z]{2}(\.ya?ml)$/, '$1');

export function translationSchema(language: string): z.ZodType<Translation> {
  const error = `write the English words as "en:" and below them their translation as "${language}:"`;
  const pair = z
    .strictObject({ en: z.string({ error }), [language]: z.string({ error }).nullish() }, { error })
    .transform((written): TranslatedText => ({ en: written.en ?? '', translated: written[language] ?? undefined }));
  const pairs = z.union([pair.transform((one) => [one]), z.array(pair)], { error });
  const fields = z.record(z.string(), pairs, { error: 'write the fields with their texts below it' });
  return z.strictObject({
    texts: fields.optional(),
    rows: z
      .record(z.string(), fields, { error: 'write the names of the rows with their fields below them' })
      .optional(),
  });
}

/** The translation of a text; undefined if there is none of these English words. */
export function translationOf({ texts, rows }: Translation, { row, field, text }: FileText): string | undefined {
  const fields = row === undefined ? texts : rows?.[row];
  return fields?.[field]?.find(({ en }) => en === text)?.translated;
}
