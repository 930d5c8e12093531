import type { ReactNode } from 'react';
import { taxYearOf } from '../../../content/figures';
import registry from '@site/src/content/figures.yml';
import { lastDayOf, taxYearAfter } from '../../../content/taxYear';
import { useSiteData } from '../../useSiteData';
import { Caution } from '../../../ui/Note';
import * as words from '../messages.en';

/**
 * A note at the end of a page that quotes figures set by tax year: once that year is over, the page's tax rules are last year's. Not at the top,
 * where it would push the page down in a copy that is opened later; each figure states its year in its sentence.
 * @param path of the page or article
 */
export default function TaxYearPassed({ path }: { readonly path: string }): ReactNode {
  const { today, figureReferences } = useSiteData();
  const quoted = Object.entries(figureReferences).flatMap(([id, pages]) =>
    pages.some((page) => page.path === path) ? id : [],
  );
  const taxYear = taxYearOf(registry, quoted);
  if (taxYear === undefined) return null;
  const until = lastDayOf(taxYear);
  return (
    <div data-until={until} data-pagefind-ignore hidden={today <= until}>
      <Caution title={words.pageTaxYear({ year: taxYear })}>
        <p>{words.pageTaxYearPassed({ year: taxYear, next: taxYearAfter(taxYear) })}</p>
      </Caution>
    </div>
  );
}
