import path from 'node:path';

const src = path.resolve(import.meta.dirname, '../../src');

/** The rooms of src, the lowest first. Each may import from itself and from those before it, types included. */
export const rooms = [
  ...['site', 'lib', 'content', 'checks', 'changes', 'ui', 'islands', 'machines'],
  ...['lists', 'questions', 'calculators', 'refinance', 'compare', 'articles', 'worker', 'search', 'behaviours'],
  ...['parts', 'theme', 'pages', 'authoring', 'sources', 'build', 'effects'],
];

/** @param {string} file below src, absolute */
function roomOf(file) {
  return path.relative(src, file).split(path.sep)[0].replace(/\.ts$/, '');
}

/**
 * @param {string} file the importing file, absolute
 * @param {string} imported as the import names it
 * @returns what is wrong with the import, or undefined
 */
export function arrowUp(file, imported) {
  const target = imported.startsWith('@site/')
    ? path.resolve(src, '..', imported.slice('@site/'.length))
    : path.resolve(path.dirname(file), imported);
  if (!/^(?:\.|@site\/)/.test(imported) || !target.startsWith(src + path.sep)) return undefined;
  const [from, to] = [roomOf(file), roomOf(target)];
  if (rooms.indexOf(from) >= rooms.indexOf(to)) return undefined;
  return `src/${from} stands below src/${to} and may not import from it. Move what both need to the lower room, or pass it in.`;
}

/** Holds the order of the rooms. */
export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = ({ source }) => {
      const message = typeof source?.value === 'string' ? arrowUp(context.filename, source.value) : undefined;
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
