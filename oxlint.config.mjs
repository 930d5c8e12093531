// By itself oxlint finds JSON and TypeScript only, and Node 20 cannot read the latter, so the command names this file.
import { defineConfig } from 'oxlint';
import { browserGlobals, importPatterns } from './.config/lint/notHydrated.mjs';
import { inComponents, inEveryFile, inTypeScript } from './.config/lint/strict.mjs';

const TESTS = ['**/*.{test,nightly}.{ts,tsx}', 'tests/**/*.{ts,tsx}'];
/** Rendered to HTML with a page, and alive in the browser. */
const ISLANDS = [
  'src/{islands/runtime,machines,lists,questions,calculators,refinance,compare,search}/**',
  'src/articles/filter/**',
  'src/parts/home/answer/**',
];
const IN_THE_BROWSER = [...ISLANDS, 'src/{behaviours,worker}/**', 'src/parts/islands/client.ts'];

const internals = {
  regex: '^@docusaurus/theme-common/internal',
  message: 'This changes without notice between releases of Docusaurus. Use what @docusaurus/theme-common exports.',
};

const byRelativePath = {
  regex: '^@site/src/(?:[^.]*|.*\\.(?:css|en|island))$',
  message:
    'Name a module of src by its relative path, which every runner resolves. @site/ is for data, pages and tests.',
};

const testsBySite = { regex: '^(?:\\.\\./)+tests/', message: 'Name what stands in tests by @site/tests/.' };

/** zod is 93 KB in a browser: schemas check content while the site is built, and their types are free. */
const onlyTypesOfSchemas = {
  regex: '^zod$|^yaml$|/content/schemas(?:/|$)|/(?:checks|authoring)/',
  allowTypeImports: true,
  message: 'This would bring the schemas, and zod with them, into the browser. Import types only.',
};

function restrictedImports(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns: [internals, byRelativePath, testsBySite, ...patterns] }] };
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'oxc'],
  jsPlugins: ['./.config/lint/site.mjs'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['/build/', '.docusaurus/', '.cache/', 'coverage/', 'test-results/', 'playwright-report/', 'static/'],
  rules: {
    ...inEveryFile,
    // This does not see text that Docusaurus provides as HTML.
    'jsx-a11y/control-has-associated-label': 'off',
    // <output> is no better than `role="status"`.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    { files: ['**/*.{js,mjs,cjs}'], env: { node: true }, rules: { 'no-redeclare': 'error', 'no-undef': 'error' } },
    // Their parts run in a page.
    { files: ['tests/**/*.mjs'], env: { browser: true } },
    {
      files: ['src/islands/inline/*.js'],
      env: { browser: true },
      globals: {
        SCRIPT_URL: 'readonly',
        REACT_URL: 'readonly',
        STORAGE_KEY: 'readonly',
        DID_NOT_WORK: 'readonly',
        FETCHING: 'readonly',
        REMOVING: 'readonly',
        WORKER_URL: 'readonly',
      },
      // Inlined into every page, where a handler for a promise that cannot reject would be wasted bytes.
      rules: { 'typescript/no-floating-promises': 'off' },
    },
    { files: ['src/worker/*.js'], env: { serviceworker: true } },
    { files: ['**/*.{ts,mts,tsx}'], rules: { ...inTypeScript, ...restrictedImports() } },
    { files: ['src/**/*.tsx'], rules: inComponents },
    {
      files: ['src/**/*.{ts,tsx,js,mjs}'],
      excludeFiles: [...TESTS, 'src/yaml.d.ts'],
      rules: { 'site/order-of-rooms': 'error' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      // src/sources runs in Node alone.
      excludeFiles: [...IN_THE_BROWSER, 'src/sources/**', ...TESTS],
      rules: {
        'site/not-hydrated': 'error',
        'site/internal-links': 'error',
        'no-restricted-globals': ['error', ...browserGlobals],
        ...restrictedImports(...importPatterns),
      },
    },
    // Its one handler serves `docusaurus start`; in production a page that fails to render fails the build.
    { files: ['src/theme/ErrorPageContent.tsx'], rules: { 'site/not-hydrated': 'off' } },
    {
      files: ISLANDS,
      excludeFiles: [
        ...TESTS,
        'src/{calculators/CalculatorChart,search/build,search/queries}/**',
        'src/compare/comparisonOf.ts',
      ],
      rules: { 'site/alone-in-the-browser': 'error', ...restrictedImports(onlyTypesOfSchemas) },
    },
    {
      files: ['src/{behaviours,lib,worker}/**/*.ts'],
      excludeFiles: TESTS,
      rules: restrictedImports(onlyTypesOfSchemas),
    },
    {
      files: TESTS,
      rules: {
        'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        'typescript/no-invalid-void-type': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
        'typescript/require-array-sort-compare': 'off',
        'react/no-children-prop': 'off',
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/no-static-element-interactions': 'off',
      },
    },
    {
      files: ['src/{checks,effects,sources}/cli/**', 'src/authoring/**', 'tests/support/*.ts', 'tests/bench/**'],
      rules: { 'no-console': 'off' },
    },
  ],
});
