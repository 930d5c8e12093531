import { defineConfig } from 'vitepress';

/**
 * The default theme without a search, as it comes, and without a sidebar, which one would write by hand. Links to product
 * pages are let pass, since those are not built here.
 */
export default defineConfig({
  title: 'Paisa Disha',
  description: 'Money in India, compared',
  head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
  cleanUrls: true,
  ignoreDeadLinks: [/^\/(?!blog\/)/],
  themeConfig: { nav: [{ text: 'Articles', link: '/blog/sip-vs-lump-sum' }] },
});
