// The bundler needs loaders in JavaScript; this one loads markMessages.ts.
const { createJiti } = require('jiti');

const load = createJiti(__filename, { interopDefault: true });
module.exports = load('./markMessages.ts').default;
