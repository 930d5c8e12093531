// The bundler needs loaders in JavaScript; this one loads dataLoader.ts.
const { createJiti } = require('jiti');

const load = createJiti(__filename, { interopDefault: true });
module.exports = load('./dataLoader.ts').default;
