import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { docusaurusComponents } from './.config/eslint/docusaurusComponents.mjs';
import { layers } from './.config/eslint/layers.mjs';
import { notHydrated } from './.config/eslint/notHydrated.mjs';

const TYPESCRIPT = ['**/*.{ts,mts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'];
/** Rendered to HTML with a page, and alive in the browser. */
const ISLANDS = [
  'src/{islands/runtime,machines,lists,calculators,refinance,compare,search}/**',
  'src/articles/filter/**',
  'src/parts/home/answer/**',
];
const IN_THE_BROWSER = [...ISLANDS, 'src/{behaviours,worker}/**', 'src/parts/islands/client.ts'];

const internals = {
  regex: '^@docusaurus/theme-common/internal',
  message: 'This changes without notice between releases of Docusaurus. Use what @docusaurus/theme-common exports.',
};

/** zod is 93 KB in a browser: schemas check content while the site is built, and their types are free. */
const onlyTypesOfSchemas = {
  regex: '^zod$|^yaml$|/content/schemas/|/(?:checks|authoring)/',
  allowTypeImports: true,
  message: 'This would bring the schemas, and zod with them, into the browser. Import types only.',
};

const aloneInTheBrowser = {
  regex: `^@(?:docusaurus|theme|theme-original|generated)/|/(?:ui|parts|articles)/(?:\\w+/)*(?:${docusaurusComponents().join('|')})(?:/(?!.*[.]css$)|$)`,
  message: 'An island is rendered alone, with no Docusaurus around it. Take what you need as JSON props.',
};

const tableRoles = { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'], td: ['cell'] };

function restrictedImports(...patterns) {
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [internals, ...patterns] }] };
}

export default defineConfig(
  globalIgnores(['build/', '.docusaurus/', '.cache/', 'coverage/', 'test-results/', 'playwright-report/', 'static/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    name: 'scripts',
    files: ['**/*.{js,mjs,cjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  {
    name: 'scripts with parts that run in a page',
    files: ['tests/**/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
  {
    name: 'the inline scripts',
    files: ['src/islands/inline/*.js'],
    languageOptions: {
      globals: {
        ...globals.browser,
        SCRIPT_URL: 'readonly',
        REACT_URL: 'readonly',
        STORAGE_KEY: 'readonly',
        WORKER_URL: 'readonly',
      },
    },
  },

  { name: 'what removes the worker', files: ['src/worker/*.js'], languageOptions: { globals: globals.serviceworker } },

  {
    name: 'typescript',
    files: TYPESCRIPT,
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // What becomes JSON, such as an island's props, must be a `type`: an interface may always grow a key that is not.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      ...restrictedImports(),
    },
  },

  {
    name: 'react',
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      // Tables turn into cards on a phone. With `display: block` a browser forgets the roles, so they are written out.
      'jsx-a11y/no-redundant-roles': ['error', tableRoles],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', tableRoles],
    },
  },

  {
    name: 'the order of the rooms',
    files: ['src/**/*.{ts,tsx,js,mjs}'],
    ignores: [...TESTS, 'src/yaml.d.ts'],
    plugins: { rooms: { rules: { order: layers } } },
    rules: { 'rooms/order': 'error' },
  },

  {
    name: 'pages are not hydrated',
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...IN_THE_BROWSER, ...TESTS],
    rules: { ...notHydrated.rules, ...restrictedImports(...notHydrated.importPatterns) },
  },
  {
    // Its one handler serves `docusaurus start`; in production a page that fails to render fails the build.
    files: ['src/theme/ErrorPageContent.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    name: 'islands',
    files: ISLANDS,
    ignores: [
      ...TESTS,
      'src/{calculators/CalculatorChart,search/build,search/queries}/**',
      'src/compare/comparisonOf.ts',
    ],
    rules: restrictedImports(onlyTypesOfSchemas, aloneInTheBrowser),
  },
  {
    name: 'behaviours and what islands calculate with',
    files: ['src/{behaviours,lib,worker}/**/*.ts'],
    ignores: TESTS,
    rules: restrictedImports(onlyTypesOfSchemas),
  },

  {
    name: 'tests',
    files: TESTS,
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
    },
  },
  {
    name: 'commands',
    files: ['src/checks/cli/**', 'src/authoring/**', 'tests/support/*.ts', 'tests/bench/**'],
    rules: { 'no-console': 'off' },
  },
);
