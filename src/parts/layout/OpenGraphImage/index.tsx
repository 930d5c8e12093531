import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';

interface Props {
  /** Address on this site: see src/lib/openGraph.ts */
  readonly address: string;
  /** Its alternative text */
  readonly words: string;
}

/** The preview image of shared links to this page. */
export default function OpenGraphImage({ address, words }: Props): ReactNode {
  return (
    <>
      <PageMetadata image={address} />
      <Head>
        <meta property="og:image:alt" content={words} />
      </Head>
    </>
  );
}
