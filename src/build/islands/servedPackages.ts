interface Module {
  readonly layer?: string | null;
  /** Path of the file it was made from; undefined for what the bundler made itself */
  nameForCondition?(): string | null | undefined;
}

/** The folder of the package that a file is in; of the innermost, if packages are nested. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Lists the folders of the packages from which the modules of some layers come.
 * @returns sorted, each once
 */
export function packageFolders(modules: Iterable<Module>, layers: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const module of modules) {
    const folder = layers.includes(module.layer ?? '') && PACKAGE_FOLDER.exec(module.nameForCondition?.() ?? '')?.[0];
    if (folder) folders.add(folder);
  }
  return [...folders].sort();
}
