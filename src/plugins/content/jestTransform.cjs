// Lets tests import data files as pages do: validated, with the same error messages.
const { createJiti } = require('jiti');

const load = createJiti(__filename, { interopDefault: true });
const { loadDataFile, toJavaScript } = load('./loadDataFile.ts');

module.exports = {
  process: (text, path) => ({
    code: `module.exports = { __esModule: true, default: ${toJavaScript(loadDataFile(path, text))} };`,
  }),
};
