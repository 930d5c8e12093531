import { themes } from 'prism-react-renderer';

/**
 * The configuration of create-docusaurus 3.10.2, whose `v4` turns every part of Docusaurus Faster on. Left out are its
 * tutorial, its pictures and its links to elsewhere, which are content, and "Edit this page". A broken link warns only,
 * since the articles lead to product pages that are not built here.
 */
export default {
  title: 'Paisa Disha',
  tagline: 'Money in India, compared',
  favicon: 'favicon.svg',
  future: { v4: true },
  url: 'https://peer.example',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: {
          showReadingTime: true,
          feedOptions: { type: ['rss', 'atom'], xslt: true },
          onInlineTags: 'warn',
          onInlineAuthors: 'warn',
          onUntruncatedBlogPosts: 'warn',
        },
        theme: { customCss: './src/css/custom.css' },
      },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: 'Paisa Disha', items: [{ to: '/blog', label: 'Blog', position: 'left' }] },
    footer: { style: 'dark', links: [], copyright: 'Built with Docusaurus.' },
    prism: { theme: themes.github, darkTheme: themes.dracula },
  },
};
