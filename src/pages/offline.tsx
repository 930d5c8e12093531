import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Hero from '@site/src/components/layout/Hero';

/** Shown by src/worker in place of a page that is not cached; the worker adds links to the visited pages. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout
      title="Not on this device"
      description="This page needs a network. What opens without one: the calculators, the glossary, and pages that you have opened before."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="prose">
        <Hero
          icon="search"
          title="This page is not on your device"
          subtitle="It needs a network. These pages open without one."
        />
        <ul>
          <li>
            <Link to="/calculators">All calculators</Link>
          </li>
          <li>
            <Link to="/glossary">Glossary of money words</Link>
          </li>
        </ul>
        <div data-kept-pages />
      </div>
    </Layout>
  );
}
