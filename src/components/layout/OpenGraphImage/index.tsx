import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';

interface Props {
  /** Address on this site: see src/lib/openGraph.ts */
  readonly address: string;
  /** What it is about, for those who do not see it */
  readonly words: string;
}

/** The picture that chats and networks show beside a shared link to this page. */
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
