import type { ReactNode } from 'react';
import clsx from 'clsx';
import { taxYearOf } from '../../../content/figures';
import registry from '@site/src/content/figures.yml';
import { lastDayOf, taxYearAfter } from '../../../content/taxYear';
import { useSiteData } from '../../useSiteData';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** Figures of a tool, as its definition requests them; all figures set by tax year if left out */
  readonly figures?: readonly string[];
  /** Says nothing until the year is over: on a tile or in a row, which lead to the tool that names its year */
  readonly isBrief?: boolean;
  /** Placed close below the previous element, as the caption of its card */
  readonly isCaption?: boolean;
}

/**
 * The tax year of the rules behind a tool or a page and, once it is over, that the next year's are not known here: on the day of the build, or of the
 * visit (src/behaviours/overdue.ts). Nothing if no figure is set by tax year.
 */
export default function TaxYear(props: Props): ReactNode {
  const { figures = registry.rows.map(({ id }) => id), isBrief = false, isCaption = false } = props;
  const { today } = useSiteData();
  const taxYear = taxYearOf(registry, figures);
  if (taxYear === undefined) return null;
  const until = lastDayOf(taxYear);
  const sinceThen = { 'data-until': until, hidden: today <= until };
  return (
    <p className={clsx(styles.year, isCaption && styles.caption)} data-pagefind-ignore {...(isBrief && sinceThen)}>
      {words.taxYear({ year: taxYear })}{' '}
      <strong {...(!isBrief && sinceThen)}>{words.taxYearPassed({ next: taxYearAfter(taxYear) })}</strong>
    </p>
  );
}
