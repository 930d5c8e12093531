import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bringsFiles } from './bringsFiles';
import { withoutTexts } from './routeRegistry';

/** The part of the bundler's loader context that is used here; webpack and Rspack agree on it. */
interface LoaderContext {
  readonly rootContext: string;
  addDependency(file: string): void;
}

/** A loader for `.docusaurus/registry.js` in the client build: see routeRegistry.ts. */
export default function registryLoader(this: LoaderContext, source: string): string {
  return withoutTexts(source, (file) => {
    const absolute = path.join(this.rootContext, file);
    this.addDependency(absolute);
    return bringsFiles(readFileSync(absolute, 'utf8'));
  });
}
