const names = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a language in English: Hindi. */
export const languageName = (language: string): string => names.of(language) ?? language;
