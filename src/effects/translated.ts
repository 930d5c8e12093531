import type { TranslatedText } from '../checks/madeFrom/translatedTexts';

/** A translation that is new or differs, beside its English text. */
export interface TranslationEffect {
  readonly file: string;
  readonly line: number;
  readonly english: string;
  /** Empty where there was none */
  readonly from: string;
  readonly to: string;
}

/** The translations that differ; a reviewer reads each beside the English text. */
export function translationEffects(
  before: readonly TranslatedText[],
  after: readonly TranslatedText[],
): readonly TranslationEffect[] {
  const keyOf = ({ file, name }: TranslatedText): string => `${file}\n${name}`;
  const earlier = new Map(before.map((one) => [keyOf(one), one.text]));
  return after.flatMap((one): TranslationEffect[] => {
    const { file, line, english, text: to } = one;
    const from = earlier.get(keyOf(one)) ?? '';
    return from === to ? [] : [{ file, line, english, from, to }];
  });
}
