import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import ArticleNotFound from '@site/blog/_article-not-found.mdx';
import { ButtonLink } from '../../../ui/Button';
import { PageMessage } from '../../../parts/layout/PageMessage';
import SearchField from '../../../ui/SearchField';
import { siteSearchField } from '../../../search/searchAddress';
import * as words from '../../messages.en';

/**
 * Both texts of 404.html. A static host serves the file at every unknown address; src/islands/inline/notFound.js
 * asks for the second text at addresses of articles.
 */
export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata title={words.notFound} description={words.notFoundDescription} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PageMessage>
        <div data-not-found="page">
          <h1>{words.notFound}</h1>
          <p>{words.notFoundText}</p>
          <ButtonLink to="/">{words.returnHome}</ButtonLink>
        </div>
        <div data-not-found="article">
          <h1>{words.articleNotFound}</h1>
          <MDXContent>
            <ArticleNotFound />
          </MDXContent>
        </div>
        {/* Filled by src/search/nearestPage.ts, for whoever mistyped an address. */}
        <p data-nearest-page />
        {/* Shared by both texts, so that what is typed stays when the texts are swapped. */}
        <p data-needs-script>{words.searchInstead}</p>
        <SearchField {...siteSearchField} />
      </PageMessage>
    </>
  );
}
