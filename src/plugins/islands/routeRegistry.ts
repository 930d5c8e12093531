/** An entry of Docusaurus's registry of route modules, with what it imports. */
const ENTRY = /^ {2}"[^"]+": \[\(\) => import\(\/\*.*?\*\/ "([^"?]+)[^"]*"\).*\],?\n?/gm;
const TEXT = /^@site\/((?:docs|blog)\/.+\.mdx?)$/;

/**
 * Docusaurus's registry of route modules without what only its own app would load: the texts of pages, and their data. The
 * components that show them stay, for their styles.
 * @param source of `.docusaurus/registry.js`, which has an entry on each line; what is no entry stays as it is
 * @param bringsFiles whether a text, by its path from the root of the repository, must be compiled for the files beside it
 */
export function withoutTexts(source: string, bringsFiles: (file: string) => boolean): string {
  return source.replace(ENTRY, (entry, imported: string) => {
    const text = TEXT.exec(imported)?.[1];
    const isKept = text === undefined ? !imported.endsWith('.json') : bringsFiles(text);
    return isKept ? entry : '';
  });
}
