import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const components = path.resolve(import.meta.dirname, '../../src/components');

function sourceOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8'))
    .join('\n');
}

/**
 * Lists the folders of src/components that stand on Docusaurus, by themselves or through another component. An island is
 * rendered alone, with no Docusaurus around it, so these cannot be part of one.
 * @returns names of folders
 */
export function docusaurusComponents() {
  const sources = readdirSync(components, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, source: sourceOf(path.join(components, name)) }));
  const needing = new Set();
  const needs = (source) =>
    /from '@(?:docusaurus|theme|generated)/.test(source) ||
    [...source.matchAll(/from '(?:@site\/src\/components|\.\.)\/(\w+)/g)].some(([, name]) => needing.has(name));
  for (let size = -1; size !== needing.size;) {
    size = needing.size;
    sources.filter(({ source }) => needs(source)).forEach(({ name }) => needing.add(name));
  }
  return [...needing];
}
