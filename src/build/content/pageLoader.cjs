// The bundler needs loaders in JavaScript; this one loads loadPage.ts.
const { createJiti } = require('jiti');

const load = createJiti(__filename, { interopDefault: true });
module.exports = load('./loadPage.ts').default;
