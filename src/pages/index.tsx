import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import ClosingCall from '../parts/home/ClosingCall';
import Families from '../parts/home/Families';
import HomeHero from '../parts/home/HomeHero';
import KeyFigures from '../parts/home/KeyFigures';
import LatestArticles from '../parts/home/LatestArticles';
import ProductGrid from '../parts/home/ProductGrid';
import Questions from '../parts/home/Questions';
import TrustPoints from '../parts/home/TrustPoints';
import StructuredData from '../parts/layout/StructuredData';
import { siteStructuredData } from '../parts/structuredData/site';
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
