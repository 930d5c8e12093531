// Lets tests import data files as pages do: validated, with the same error messages.
const { createHash } = require('node:crypto');
const { createJiti } = require('jiti');

const load = createJiti(__filename, { interopDefault: true });
const { loadDataFile, toJavaScript } = load('./loadDataFile.ts');
const { todayInIndia } = load('../../content/today.ts');

module.exports = {
  // What a file says depends on the day: see src/content/onDay.ts.
  getCacheKey: (text, path, { configString }) =>
    createHash('sha256').update([text, path, configString, todayInIndia()].join('\0')).digest('hex').slice(0, 32),
  process: (text, path) => ({
    code: `module.exports = { __esModule: true, default: ${toJavaScript(loadDataFile(path, text))} };`,
  }),
};
