import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import Hero from '../parts/layout/Hero';
import SiteMap from '../parts/layout/SiteMap';
import { SiteSearch } from '../parts/islands';
import { SEARCH_FIELD } from '../search/searchAddress';
import * as words from './_words/messages.en';

export default function SearchPage(): ReactNode {
  // Broken links inside an island are not checked, because it is rendered separately.
  useBrokenLinks().collectAnchor(SEARCH_FIELD);

  return (
    <Layout title={words.search} description={words.searchDescription}>
      <div className="prose">
        <Hero icon="search" title={words.search} subtitle={words.searchSubtitle} />
        <noscript>
          <p>{words.searchNoScript}</p>
        </noscript>
        <SiteSearch />
        <SiteMap />
      </div>
    </Layout>
  );
}
