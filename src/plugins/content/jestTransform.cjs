// Lets a test import a data file as a page does: validated, and with the same message when it is broken.
const { createJiti } = require('jiti');

const load = createJiti(__filename, { interopDefault: true });
const { loadDataFile, toJavaScript } = load('./loadDataFile.ts');

module.exports = {
  process: (text, path) => ({
    code: `module.exports = { __esModule: true, default: ${toJavaScript(loadDataFile(path, text))} };`,
  }),
};
