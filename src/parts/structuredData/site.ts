import type { Graph, Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { addressOf, HTML_LANGUAGES } from '../../content/locale';
import { siteLocale } from '../../lib/siteLocale';
import { SEARCH_PATH, SEARCH_QUERY } from '../../search/searchAddress';
import { site } from '../../site';

export function publisher(siteUrl: string): Exclude<Organization, string> {
  return { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: site.brand, url: `${siteUrl}/` };
}

/**
 * Structured data of the whole site, for its home page: its publisher and its search.
 * @param siteUrl where the site is served, without a trailing slash
 */
export function siteStructuredData(siteUrl: string): Graph {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}${addressOf(SEARCH_PATH)}?${SEARCH_QUERY}={${SEARCH_QUERY}}`,
    },
    'query-input': `required name=${SEARCH_QUERY}`,
  };
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': `${siteUrl}${addressOf('/')}#website`,
    name: site.brand,
    url: siteUrl + addressOf('/'),
    inLanguage: HTML_LANGUAGES[siteLocale] ?? siteLocale,
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: search,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [{ ...publisher(siteUrl), logo: `${siteUrl}/icon-512.png` }, webSite],
  };
}
