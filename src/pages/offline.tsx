import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import Hero from '@site/src/parts/layout/Hero';
import buttonStyles from '@site/src/ui/Button/styles.module.css';
import { clsx } from 'clsx';

/**
 * The pages on this device. src/worker puts their list in, and shows it in place of a page that is not among them;
 * src/islands/inline/copies.js answers the buttons; src/build/output/worker completes the first of them.
 */
export default function OfflinePage(): ReactNode {
  return (
    <Layout
      title="Pages on this device"
      description="The pages that you opened are kept on this device, so that they open without a network. See which, keep all calculators, or remove all copies."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="prose">
        <Hero
          icon="lock"
          title="Pages on this device"
          subtitle="They open without a network, each with the date of its copy. No copy holds what you typed."
        />
        <p data-no-pages="">
          No page is kept on this device yet. From the second page of a visit on, what you open is.
        </p>
        <div data-copies="" hidden>
          <p>
            <button type="button" className={buttonStyles.button} data-copies-button="KEEP" data-pages="">
              Keep all calculators
              <span data-copies-size="" />
            </button>
            <button type="button" className={clsx(buttonStyles.button, buttonStyles.quiet)} data-copies-button="CLEAR">
              Remove all copies
            </button>
          </p>
          <p role="status" />
        </div>
        <p>
          Copies of pages that you opened stay for 60 days, at most 50 of them. Calculators that you asked for stay
          until you remove them. If your browser saves data, nothing is fetched beyond what a page needs to be shown.
        </p>
      </div>
    </Layout>
  );
}
