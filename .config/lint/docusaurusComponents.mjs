import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(import.meta.dirname, '../../src');
const ROOMS = ['ui', 'articles', 'parts'];

function sourceOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8'))
    .join('\n');
}

/**
 * Lists the component folders that use Docusaurus, themselves or through another component. An island renders alone, with no
 * Docusaurus around it, so it cannot contain these.
 * @returns folder names
 */
export function docusaurusComponents() {
  const sources = ROOMS.flatMap((room) => readdirSync(path.join(src, room), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name, parentPath }) => ({ name, source: sourceOf(path.join(parentPath, name)) }));
  const needing = new Set();
  const needs = (source) =>
    /from '@(?:docusaurus|theme|generated)/.test(source) ||
    [...source.matchAll(/from '(?:@site\/src|\.)[^']*\/(\w+)'/g)].some(([, name]) => needing.has(name));
  for (let size = -1; size !== needing.size;) {
    size = needing.size;
    sources.filter(({ source }) => needs(source)).forEach(({ name }) => needing.add(name));
  }
  return [...needing];
}
