// Lets tests import data files as pages do: validated, with the same error messages.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { createJiti } = require('jiti');

const load = createJiti(__filename, { interopDefault: true });
const { importedModule } = load('./loadDataFile.ts');
const { filesBehind } = load('./arranged.ts');
const { watchedState } = load('./watchedDays.ts');
const { filesBelow } = load('../../checks/parse/files.ts');
const { todayInIndia } = load('../../content/today.ts');

/** The texts of the other files that a file is made of: records of funds, insurers and cards. */
function textsBehind(text) {
  const [, kind = ''] = /^kind: *([\w-]+)/m.exec(text) ?? [];
  return filesBehind(kind).map((file) => readFileSync(file, 'utf8'));
}

/** The code that reads a file: the schemas, what joins and holds back rows, and the grammar of values. */
const code = ['content', 'checks', 'lib', 'build/content'].flatMap((room) => {
  const folder = path.join(__dirname, '../..', room);
  const modules = filesBelow(folder).filter((name) => /\.(?:ts|ftl)$/.test(name) && !/\.test\./.test(name));
  return modules.map((name) => readFileSync(path.join(folder, name), 'utf8'));
});
const ofCode = createHash('sha256').update(code.join('\0')).digest('hex');

module.exports = {
  // What a file says depends on the day (src/content/onDay.ts) and on what the watch saw (src/content/seenUnchanged.ts), too.
  getCacheKey: (text, file, { configString }) =>
    createHash('sha256')
      .update([ofCode, text, file, configString, todayInIndia(), watchedState(), ...textsBehind(text)].join('\0'))
      .digest('hex')
      .slice(0, 32),
  process: (text, file) => ({
    code: `module.exports = { __esModule: true, default: ${importedModule(file, text)} };`,
  }),
};
