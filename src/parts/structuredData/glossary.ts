import type { DefinedTermSet, WithContext } from 'schema-dts';
import { addressOf, HTML_LANGUAGES } from '../../content/locale';
import { GLOSSARY_PATH } from '../../lib/glossary';
import { siteLocale } from '../../lib/siteLocale';
import type { Term } from '../../content/schemas';
import * as words from './messages.en';

/**
 * The glossary as https://schema.org/DefinedTermSet, each term with a link to its entry.
 * @param siteUrl where the site is served, without a trailing slash
 */
export function glossaryStructuredData(terms: readonly Term[], siteUrl: string): WithContext<DefinedTermSet> {
  const url = siteUrl + addressOf(GLOSSARY_PATH);
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name: words.glossary,
    inLanguage: HTML_LANGUAGES[siteLocale] ?? siteLocale,
    hasDefinedTerm: terms.map(({ id, term, full, short, also = [] }) => {
      const otherNames = [...(full === undefined ? [] : [full]), ...also];
      return {
        '@type': 'DefinedTerm',
        name: term,
        ...(otherNames.length > 0 && { alternateName: otherNames }),
        description: short,
        url: `${url}#${id}`,
      };
    }),
  };
}
