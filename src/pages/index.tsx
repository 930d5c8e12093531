import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import ClosingCall from '@site/src/parts/home/ClosingCall';
import Families from '@site/src/parts/home/Families';
import HomeHero from '@site/src/parts/home/HomeHero';
import KeyFigures from '@site/src/parts/home/KeyFigures';
import LatestArticles from '@site/src/parts/home/LatestArticles';
import ProductGrid from '@site/src/parts/home/ProductGrid';
import Questions from '@site/src/parts/home/Questions';
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
        <Questions />
        <KeyFigures />
        <ProductGrid />
        <Families />
        <LatestArticles />
        <TrustPoints />
        <ClosingCall />
      </div>
      <StructuredData data={siteStructuredData(siteConfig.url)} />
    </Layout>
  );
}
