import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const DOCUSAURUS = /^@(?:docusaurus|theme|theme-original|generated)\//;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** The names and the module of an import or an export; types leave nothing behind. */
const IMPORTS = /^(?:import|export) (?!type )(?:(?<names>[^'";]*?) from )?'(?<from>[^']+)'/gmu;

/** The file of src that an import names; undefined for packages, data and styles. */
function fileOf(importer, imported) {
  const target = imported.startsWith('@site/')
    ? path.join(root, imported.slice('@site/'.length))
    : path.resolve(path.dirname(importer), imported);
  if (!/^(?:\.|@site\/)/.test(imported) || !target.startsWith(path.join(root, 'src') + path.sep)) return undefined;
  return ENDINGS.map((ending) => target + ending).find(
    (file) => /\.tsx?$/.test(file) && existsSync(file) && statSync(file).isFile(),
  );
}

const isOfTypes = (names = '') => /^\{(?:\s*type [^,]+,?)+\s*\}$/u.test(names.trim());

const modulesOf = new Map();

/** What a file imports, as it names it. */
function importsOf(file) {
  const known = modulesOf.get(file);
  if (known) return known;
  const found = [...readFileSync(file, 'utf8').matchAll(IMPORTS)]
    .filter(({ groups }) => !isOfTypes(groups.names))
    .map(({ groups }) => groups.from);
  modulesOf.set(file, found);
  return found;
}

/**
 * @param {string} importer absolute
 * @param {string} imported as the import names it
 * @returns whether the import brings Docusaurus along, through however many files
 */
export function bringsDocusaurus(importer, imported) {
  const seen = new Set();
  const brings = (from, name) => {
    if (DOCUSAURUS.test(name)) return true;
    const file = fileOf(from, name);
    if (file === undefined || seen.has(file)) return false;
    seen.add(file);
    return importsOf(file).some((next) => brings(file, next));
  };
  return brings(importer, imported);
}

const MESSAGE = 'An island is rendered alone, with no Docusaurus around it. Take what you need as JSON props.';

/** Holds islands to what renders alone. */
export const aloneInTheBrowser = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => {
      const { source, importKind, exportKind } = node;
      if (importKind === 'type' || exportKind === 'type' || typeof source?.value !== 'string') return;
      const { specifiers = [] } = node;
      if (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type')) return;
      if (bringsDocusaurus(context.filename, source.value)) context.report({ node: source, message: MESSAGE });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
