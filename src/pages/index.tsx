import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import ClosingCall from '@site/src/components/home/ClosingCall';
import HomeHero from '@site/src/components/home/HomeHero';
import LatestArticles from '@site/src/components/home/LatestArticles';
import Today from '@site/src/components/home/Today';
import ProductGrid from '@site/src/components/home/ProductGrid';
import TrustPoints from '@site/src/components/home/TrustPoints';
import StructuredData from '@site/src/components/layout/StructuredData';
import { siteStructuredData } from '@site/src/content/structuredData/site';

export default function HomePage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title="Compare loans, cards, insurance and funds in India"
      description="Compare loans, credit cards, insurance, funds and deposits in India by what they really cost. Free, anonymous and explained in plain language."
    >
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
