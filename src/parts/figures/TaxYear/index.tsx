import type { ReactNode } from 'react';
import { taxYearOf } from '@site/src/content/figures';
import registry from '@site/src/content/figures.yml';
import { lastDayOf, taxYearAfter } from '@site/src/content/taxYear';
import { useSiteData } from '../../useSiteData';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** Figures of a tool, as its definition requests them; all figures set by tax year if left out */
  readonly figures?: readonly string[];
}

/**
 * The tax year of the rules behind a tool or a page and, once it is over, that the next year's are not known here: on the day of the build, or of the
 * visit (src/behaviours/overdue.ts). Nothing if no figure is set by tax year.
 */
export default function TaxYear({ figures = registry.rows.map(({ id }) => id) }: Props): ReactNode {
  const { today } = useSiteData();
  const taxYear = taxYearOf(registry, figures);
  if (taxYear === undefined) return null;
  const until = lastDayOf(taxYear);
  return (
    <p className={styles.year} data-pagefind-ignore>
      {words.taxYear({ year: taxYear })}{' '}
      <strong data-until={until} hidden={today <= until}>
        {words.taxYearPassed({ next: taxYearAfter(taxYear) })}
      </strong>
    </p>
  );
}
