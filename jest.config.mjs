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

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: { '^.+\\.[jt]sx?$': swc, '\\.ya?ml$': '<rootDir>/src/plugins/content/jestTransform.cjs' },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/unit/cssModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/plugin-content-docs/client$': '<rootDir>/tests/unit/docusaurus/docsClient',
    '^@docusaurus/(Head|Link|router|useBrokenLinks|useDocusaurusContext|useGlobalData)$':
      '<rootDir>/tests/unit/docusaurus/$1',
  },
  // These come as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(?:syllable|flesch-kincaid|pluralize|normalize-strings)/)'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  clearMocks: true,
};

export default config;
