import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import Hero from '../parts/layout/Hero';
import buttonStyles from '../ui/Button/styles.module.css';
import { clsx } from 'clsx';
import * as words from './_words/messages.en';

/**
 * The pages on this device. src/worker puts their list in, and shows it in place of a page that is not among them;
 * src/islands/inline/copies.js answers the buttons; src/build/output/worker completes the first of them.
 */
export default function OfflinePage(): ReactNode {
  return (
    <Layout title={words.copies} description={words.copiesDescription}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="prose">
        <Hero icon="lock" title={words.copies} subtitle={words.copiesSubtitle} />
        <p data-no-pages="">{words.copiesNone}</p>
        <div data-copies="" data-needs-script="">
          <p>
            <button type="button" className={buttonStyles.button} data-copies-button="KEEP" data-pages="">
              {words.copiesKeep}
              <span data-copies-size="" />
            </button>
            <button type="button" className={clsx(buttonStyles.button, buttonStyles.quiet)} data-copies-button="CLEAR">
              {words.copiesClear}
            </button>
          </p>
          <p role="status" />
        </div>
        <p>{words.copiesHowLong}</p>
      </div>
    </Layout>
  );
}
