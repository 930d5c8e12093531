import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** Address on this site: see src/lib/openGraph.ts */
  readonly address: string;
  /** Its alternative text */
  readonly words: string;
}

/** The preview image of shared links to this page, the same in all languages. */
export default function OpenGraphImage({ address, words }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <PageMetadata image={siteConfig.url + address} />
      <Head>
        <meta property="og:image:alt" content={words} />
      </Head>
    </>
  );
}
