import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

/** What a new project has, whose sidebar names every page, unless the bench asks for less. */
const { BENCH_SEARCH, BENCH_SIDEBAR } = process.env;

export default defineConfig({
  integrations: [
    starlight({
      title: 'Paisa Disha',
      pagefind: BENCH_SEARCH !== 'off',
      sidebar:
        BENCH_SIDEBAR === 'short'
          ? [{ label: 'SIP or lump sum', link: '/blog/sip-vs-lump-sum' }]
          : [{ label: 'Articles', autogenerate: { directory: 'blog' } }],
    }),
  ],
});
