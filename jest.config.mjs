import os from 'node:os';

// In an image that says NODE_ENV=production, React would come without what its tests need.
process.env.NODE_ENV = 'test';

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
];

/** Packages that come as ES modules only: those that parse messages, those that parse and compile MDX, and what makes Markdown of HTML. */
const esModulesOnly = [
  ...[
    '@fluent/syntax',
    '@mdx-js/mdx',
    'bail',
    'ccount',
    'character-entities.*',
    'character-reference-invalid',
    'collapse-white-space',
  ],
  ...['comma-separated-tokens', 'decode-named-character-reference', 'devlop', 'esast-util-.*', 'escape-string-regexp'],
  ...['estree-.*', 'hast-util-.*', 'is-alphabetical', 'is-alphanumerical', 'is-decimal', 'is-hexadecimal'],
  ...['is-plain-obj', 'longest-streak', 'markdown-extensions', 'markdown-table', 'mdast-util-.*', 'micromark.*'],
  ...['parse-entities', 'property-information', 'recma-.*', 'rehype-.*', 'remark-.*', 'space-separated-tokens'],
  ...['stringify-entities', 'trim-lines', 'trough', 'unified', 'unist-util-.*', 'vfile.*', 'zwitch'],
  ...['@mdream/js'],
];

/** @type {import('jest').Config} */
const common = {
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  transform: { '^.+\\.m?[jt]sx?$': swc, '\\.ya?ml$': '<rootDir>/src/build/content/jestTransform.cjs' },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/unit/cssModule.ts',
    '\\.yml\\?comparison$': '<rootDir>/tests/unit/comparison.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    // It names its file for imports only, and tests are run with require.
    '^(estree-walker)$': '<rootDir>/node_modules/$1/src/index.js',
    '^@docusaurus/plugin-content-docs/client$': '<rootDir>/tests/unit/docusaurus/docsClient',
    '^@docusaurus/(Head|Link|router|useBrokenLinks|useDocusaurusContext|useGlobalData)$':
      '<rootDir>/tests/unit/docusaurus/$1',
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${esModulesOnly.join('|')})/)`],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  clearMocks: true,
};

/** @type {import('jest').Config} */
const config = {
  // Jest alone leaves one core free, which on two cores is every other one.
  maxWorkers: Math.max(2, os.availableParallelism() - 1),
  // A worker that has grown beyond this is replaced after its test file: with it the run stays below 2 GB.
  workerIdleMemoryLimit: '600MB',
  // No test measures time, and a busy machine may take a few times as long.
  testTimeout: 60_000,
  // A DOM takes a third of a second to make. Tests of components have one; a test.ts that needs it says "@jest-environment jsdom" at its top.
  projects: [
    { ...common, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    { ...common, displayName: 'dom', testEnvironment: 'jsdom', testMatch: ['**/*.test.tsx'] },
  ],
};

export default config;
