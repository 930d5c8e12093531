// A bundler loads its loaders as plain JavaScript; this reads the TypeScript one, the first time it is asked.
const { createJiti } = require('jiti');

const load = createJiti(__filename, { interopDefault: true });
module.exports = load('./registryLoader.ts').default;
