// Loads the site's own modules in Node, as pages have them: data files validated, styles as nothing.
const path = require('node:path');
const { createJiti } = require('jiti');
const { transformSync } = require('@swc/core');

const root = path.resolve(__dirname, '../..');
const plain = createJiti(__filename, { interopDefault: true });

/** The bundler's query in an import, which no file name has. */
const withoutQuery = (name) => name.replace(/\?.*$/, '');

function compiled({ filename, source }) {
  const file = withoutQuery(filename);
  if (/\.ya?ml$/.test(file)) {
    const { importedModule } = plain('../build/content/loadDataFile.ts');
    return `module.exports = { __esModule: true, default: ${importedModule(file, source)} };`;
  }
  if (file.endsWith('.css')) return 'module.exports = { __esModule: true, default: {} };';
  return transformSync(source, {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  }).code;
}

/** Requires a module of this folder. */
module.exports = createJiti(__filename, {
  interopDefault: true,
  fsCache: false,
  alias: { '@site': root },
  extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.yml', '.css'],
  transform: (given) => ({ code: compiled(given) }),
});
