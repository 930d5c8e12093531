import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import documents from '@site/src/content/documents.yml';
import { allPeriods, currentPeriod, previousPeriods, ratesOf, shownValue, sourceOf } from '@site/src/content/figures';
import type { PageLink } from '@site/src/content/pageLink';
import type { Figure, FigurePeriod } from '@site/src/content/schemas';
import { formatDay } from '@site/src/lib/format/dates';
import StepLine from '../../../ui/StepLine';
import { useSiteData } from '../../useSiteData';
import FigureSource from '../FigureSource';
import LastKnown from '../LastKnown';
import PageLinks from './PageLinks';
import styles from './styles.module.css';
import { usedBy } from './usedBy';
import * as words from '../messages.en';

/** The days from and until which a value holds, as far as they are known. */
function daysOf({ from, until }: FigurePeriod): string | undefined {
  if (from && until) return words.fromUntil({ from: formatDay(from), until: formatDay(until) });
  if (from) return words.from({ day: formatDay(from) });
  return until && words.until({ day: formatDay(until) });
}

function Period({ figure, period }: { readonly figure: Figure; readonly period: FigurePeriod }): ReactNode {
  const days = daysOf(period);
  return (
    <li>
      <strong>{shownValue(period)}</strong>
      {days && ` (${days})`}. <FigureSource figure={figure} period={period} />
    </li>
  );
}

interface Props {
  readonly figure: Figure;
  /** The pages that quote it */
  readonly pages: readonly PageLink[];
}

/** The source of the current value in short; the fold below names the document. */
function origin({ practice }: Figure, { source }: FigurePeriod, publisher: string): string {
  if (practice !== undefined) return words.marketPractice;
  return source?.unproved === undefined ? publisher : words.noDocument;
}

/** One figure as a row: its current and previous value. The fold has its history with sources, and the pages that quote or use it. */
export default function Entry({ figure, pages }: Props): ReactNode {
  const { today } = useSiteData();
  useBrokenLinks().collectAnchor(figure.id);
  const period = currentPeriod(figure);
  const before = previousPeriods(figure).at(-1);
  const rates = ratesOf(figure);
  return (
    <section id={figure.id} data-later="" className={styles.entry}>
      <h3>{figure.label}</h3>
      <p className={styles.value}>
        <strong>{shownValue(period)}</strong>
        {before && <small>{words.was({ before: shownValue(before) })}</small>}
      </p>
      {rates.length > 1 && <StepLine steps={rates} until={today} />}
      <details>
        <summary>
          {[
            period.from && words.since({ day: formatDay(period.from) }),
            origin(figure, period, sourceOf(figure, period, documents).name),
            figure.checked && words.checked({ day: formatDay(figure.checked) }),
          ]
            .filter(Boolean)
            .join(', ')}
          <LastKnown figure={figure} before="; " isDated />
        </summary>
        <ul>
          {[...allPeriods(figure)].reverse().map((each) => (
            <Period key={each.from ?? each.value} figure={figure} period={each} />
          ))}
        </ul>
        {figure.note && <p>{figure.note}</p>}
        <PageLinks words={words.quotedOn} pages={pages} />
        <PageLinks words={words.usedBy} pages={usedBy(figure.id)} />
      </details>
    </section>
  );
}
