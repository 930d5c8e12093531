// The bundler needs loaders in JavaScript; this one loads loadDataFile.ts.
const { createJiti } = require('jiti');

const load = createJiti(__filename, { interopDefault: true });
module.exports = load('./loadDataFile.ts').default;
