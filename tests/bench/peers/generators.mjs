// @ts-check
import { forms } from './content.mjs';
/** @import { PlainArticle } from './content.mjs' */

/**
 * A way to build the articles.
 * @typedef {object} Generator
 * @property {string} name as the tables call it
 * @property {string} articles the folder of the articles in its project
 * @property {string} extension of the articles' files
 * @property {readonly string[]} command what Node runs, in the project
 * @property {Readonly<Record<string, string>>} [env]
 * @property {string} out the folder of the finished site in its project
 */

/**
 * A generator that comes from npm.
 * @typedef {object} Package
 * @property {string} folder its package.json and configuration, beside this file
 * @property {string} files the folder in its project whose files are served as they are
 * @property {(article: PlainArticle) => string} form how it wants an article to be written
 */

/** @typedef {Generator & Package} Peer */

/** @type {Generator} */
export const ours = {
  name: 'This site',
  articles: 'blog',
  extension: '.mdx',
  // As `npm run build` calls it.
  command: [
    '--env-file=build.env',
    '--max-semi-space-size=128',
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
  ],
  out: 'build',
};

/** @type {Omit<Peer, 'name'>} */
const starlight = {
  folder: 'starlight',
  files: 'public',
  articles: 'src/content/docs/blog',
  extension: '.md',
  form: forms.plain,
  command: ['node_modules/astro/astro.js', 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  out: 'dist',
};

/** What our site is compared with first: like our site it has an index of all words, by Pagefind. @type {Peer} */
export const starlightAsItComes = { ...starlight, name: 'Starlight' };

/** @type {readonly Peer[]} */
export const peers = [
  starlightAsItComes,
  { ...starlight, name: 'Starlight, pagefind: false', env: { ...starlight.env, BENCH_SEARCH: 'off' } },
  {
    ...starlight,
    name: 'Starlight, no search, a sidebar of one link',
    env: { ...starlight.env, BENCH_SEARCH: 'off', BENCH_SIDEBAR: 'short' },
  },
  {
    name: 'Docusaurus classic',
    folder: 'docusaurus',
    files: 'static',
    articles: 'blog',
    extension: '.md',
    form: forms.truncated,
    command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    out: 'build',
  },
  {
    name: 'VitePress',
    folder: 'vitepress',
    files: 'public',
    articles: 'blog',
    extension: '.md',
    form: forms.titled,
    command: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    out: '.vitepress/dist',
  },
];
