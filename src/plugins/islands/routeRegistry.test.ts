import { withoutTexts } from './routeRegistry';

/** As Docusaurus writes them. */
const entry = (path: string): string =>
  `  "1a2b": [() => import(/* webpackChunkName: "1a2b" */ "${path}"), "${path}", require.resolveWeak("${path}")],`;

const page = entry('@site/docs/home-loans.mdx');
const withPicture = entry('@site/docs/with-picture.mdx');
const article = entry('@site/blog/sip.mdx');
const cutShort = entry('@site/blog/sip.mdx?truncated=true');
const data = entry('@generated/docusaurus-plugin-content-blog/default/p/blog-7e3.json');
const theme = entry('@theme/BlogPostPage');
const own = entry('@site/src/pages/index.tsx');

/** Docusaurus closes the object on the line of the last entry. */
const registry = (...entries: readonly string[]): string => `export default {\n${entries.join('\n')}};\n`;

test('keeps the components, and leaves out the texts and their data', () => {
  const source = registry(page, article, cutShort, data, theme, own);
  expect(withoutTexts(source, () => false)).toBe(registry(theme, own));
  expect(withoutTexts(registry(theme, own, page), () => false)).toBe(`export default {\n${theme}\n${own}\n};\n`);
});

test('keeps a text that brings files of its own', () => {
  const brings = (file: string): boolean => file === 'docs/with-picture.mdx';
  expect(withoutTexts(registry(page, withPicture, theme), brings)).toBe(registry(withPicture, theme));
});

test('keeps what it does not know', () => {
  const odd = '  ...more,';
  expect(withoutTexts(registry(odd, page), () => false)).toBe('export default {\n  ...more,\n};\n');
});
