/** Created once: comparing with a locale each time is many times slower. */
const names = new Intl.Collator('en-IN');

/** Sorts things by name as an Indian reader of English expects: capitals and accents do not part names. */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  names.compare(a.name, b.name);
