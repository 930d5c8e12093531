import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Module {
  readonly layer?: string | null;
  /** Path of the file it was made from; undefined for what the bundler made itself */
  nameForCondition?(): string | null | undefined;
}

interface Compilation {
  readonly hooks: { readonly finishModules: { tap(name: string, run: (modules: Iterable<Module>) => void): void } };
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

const NAME = 'paisa-disha-served-packages';

/** The folder of the package that a file is in: of the innermost, where packages hold others. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Lists the folders of the packages that the modules of some layers come from.
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

/**
 * Notes whose code some layers hold, before the bundler merges modules and drops what is not used. So a package may be named of
 * which nothing is left, and none is forgotten.
 */
export class ServedPackagesPlugin {
  readonly #layers: readonly string[];
  folders: readonly string[] = [];

  constructor(layers: readonly string[]) {
    this.#layers = layers;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        this.folders = packageFolders(modules, this.#layers);
      });
    });
  }
}

const FILE = 'served-packages.json';

/** Keeps the list for the end of the build, as paths from the root of the site. */
export async function keepServedPackages(
  { siteDir, generatedFilesDir }: { readonly siteDir: string; readonly generatedFilesDir: string },
  folders: readonly string[],
): Promise<void> {
  const relative = folders.map((folder) => path.relative(siteDir, folder));
  await writeFile(path.join(generatedFilesDir, FILE), JSON.stringify(relative));
}

/** @returns what `keepServedPackages` wrote */
export async function readServedPackages(generatedFilesDir: string): Promise<readonly string[]> {
  return JSON.parse(await readFile(path.join(generatedFilesDir, FILE), 'utf8')) as readonly string[];
}
