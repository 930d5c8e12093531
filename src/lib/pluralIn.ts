const rules = new Map<string, Intl.PluralRules>();

/**
 * Called by compiled messages, so no file of the repository imports it.
 * @public
 * @param locale such as "en"
 * @returns the plural category of a count: "one" or "other" in English
 */
export function pluralIn(locale: string, count: number): Intl.LDMLPluralRule {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known.select(count);
}
