import * as mdx from 'eslint-plugin-mdx';

/** `## Text {#id}` is Docusaurus's way to give a heading an id. To MDX it is broken JavaScript, so it is blanked out. */
const headingId = /^(#{1,6} .*)(\{#[\w-]+\})(?=\s*$)/gm;

const { parser } = mdx.flat.languageOptions;

const parserThatKnowsHeadingIds = {
  ...parser,
  parseForESLint: (code, options) =>
    parser.parseForESLint(
      code.replace(headingId, (_line, text, id) => text + ' '.repeat(id.length)),
      options,
    ),
};

/** For pages and articles: what an editor can underline while one types. `npm run check:content` knows far more. */
export const content = {
  ...mdx.flat,
  name: 'content',
  files: ['{docs,blog}/**/*.mdx'],
  languageOptions: { ...mdx.flat.languageOptions, parser: parserThatKnowsHeadingIds },
  rules: {
    'no-irregular-whitespace': 'error',
    // The name of a partial is used as a tag, which ESLint 9 does not count as a use.
    'no-unused-vars': ['error', { varsIgnorePattern: '^[A-Z]' }],
  },
};
