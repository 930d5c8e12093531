import type { ReactNode } from 'react';
import { taxYearOf } from '@site/src/content/figures';
import registry from '@site/src/content/figures.yml';
import { lastDayOf, taxYearAfter } from '@site/src/content/taxYear';
import { useSiteData } from '../../useSiteData';
import styles from './styles.module.css';

interface Props {
  /** The figures that a tool counts with, as its definition requests them; all that are set by tax year if left out */
  readonly figures?: readonly string[];
}

/**
 * The tax year of the rules that a tool or a page counts with, and from the day after its end that those of the next are not known here:
 * by the day of the build, or of the visit (src/behaviours/overdue.ts). Nothing where no figure is set by tax year.
 */
export default function TaxYear({ figures = registry.rows.map(({ id }) => id) }: Props): ReactNode {
  const { today } = useSiteData();
  const taxYear = taxYearOf(registry, figures);
  if (taxYear === undefined) return null;
  const until = lastDayOf(taxYear);
  return (
    <p className={styles.year} data-pagefind-ignore>
      Tax rules up to {taxYear}.{' '}
      <strong data-until={until} hidden={today <= until}>
        Those of {taxYearAfter(taxYear)} are not known to this site yet.
      </strong>
    </p>
  );
}
