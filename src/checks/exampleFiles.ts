/**
 * The examples of the vocabulary: one file a component, named after it, as an editor would write it on a page. The page of
 * components shows each twice, as visitors see it and as it is written; the checks read them like any other content.
 */
export const EXAMPLES_FOLDER = 'src/content/examples';

const exampleFile = new RegExp(`^${EXAMPLES_FOLDER}/(?:[a-z0-9-]+/)*_([A-Z]\\w*)\\.mdx$`);

/**
 * The component that a file is the example of.
 * @param path from the root of the repository, such as src/content/examples/_Hero.mdx
 * @returns such as "Hero"; undefined when the file is no example
 */
export function exampleOf(path: string): string | undefined {
  return exampleFile.exec(path)?.[1];
}

/**
 * The folder whose data files an example may show. The folder of examples stands for docs/, so that an example imports what
 * a page imports: `./home-loans.yml`.
 * @param folder from the root of the repository; one that holds no examples stands for itself
 */
export function dataFolderOf(folder: string): string {
  return folder === EXAMPLES_FOLDER || folder.startsWith(`${EXAMPLES_FOLDER}/`)
    ? `docs${folder.slice(EXAMPLES_FOLDER.length)}`
    : folder;
}
