import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Layout from '@theme/Layout';
import Hero from '@site/src/parts/layout/Hero';
import SiteMap from '@site/src/parts/layout/SiteMap';
import { SiteSearch } from '@site/src/parts/islands';
import { SEARCH_FIELD } from '@site/src/search/searchAddress';

export default function SearchPage(): ReactNode {
  // Broken links inside an island are not checked, because it is rendered separately.
  useBrokenLinks().collectAnchor(SEARCH_FIELD);

  return (
    <Layout
      title="Search"
      description="Search every page and guide on loans, cards, insurance, funds and deposits in India by any word in it, or go through the list of all pages."
    >
      <div className="prose">
        <Hero
          icon="search"
          title="Search"
          subtitle="Product pages, articles, calculators, figures and the glossary, by any word that stands in them. If a bank is not on one of our lists, searching for it does not find that list."
        />
        <noscript>
          <p>Searching needs JavaScript. Every page is listed below.</p>
        </noscript>
        <SiteSearch />
        <SiteMap />
      </div>
    </Layout>
  );
}
