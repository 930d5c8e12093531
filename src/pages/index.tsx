import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import ClosingCall from '@site/src/parts/home/ClosingCall';
import HomeHero from '@site/src/parts/home/HomeHero';
import LatestArticles from '@site/src/parts/home/LatestArticles';
import Today from '@site/src/parts/home/Today';
import ProductGrid from '@site/src/parts/home/ProductGrid';
import TrustPoints from '@site/src/parts/home/TrustPoints';
import StructuredData from '@site/src/parts/layout/StructuredData';
import { siteStructuredData } from '@site/src/parts/structuredData/site';
import * as words from './_words/messages.en';

export default function HomePage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={words.homeTitle} description={words.homeDescription}>
      <div className="prose">
        <HomeHero />
        <Today />
        <ProductGrid />
        <TrustPoints />
        <LatestArticles />
        <ClosingCall />
      </div>
      <StructuredData data={siteStructuredData(siteConfig.url)} />
    </Layout>
  );
}
