/** A name in the form that addresses use: "Optima Secure (HDFC ERGO)" is "optima-secure-hdfc-ergo". */
export function nameId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
