/** Sorts things by name as an Indian reader of English expects: capitals and accents do not part names. */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name.localeCompare(b.name, 'en-IN');
