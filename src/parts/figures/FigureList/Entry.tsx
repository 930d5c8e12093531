import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import documents from '@site/src/content/documents.yml';
import { allPeriods, currentPeriod, shownValue, sourceOf } from '../../../content/figures';
import type { PageLink } from '../../../content/pageLink';
import type { Figure, FigurePeriod } from '../../../content/schemas';
import { formatDay, formatDayInShort } from '../../../lib/format/dates';
import { DEFAULT_LOCALE } from '../../../lib/siteLocale';
import chevron from '../../../ui/chevron.module.css';
import FigureSource from '../FigureSource';
import PageLinks from './PageLinks';
import styles from './styles.module.css';
import { usedBy } from './users';
import Value from './Value';
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
      {(days ? ` (${days})` : '') + words.end} <FigureSource figure={figure} period={period} />
    </li>
  );
}

/** How the long names of publishers are known to readers. Other languages have the short ones in their data. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Reserve Bank of India': 'RBI',
  'Income Tax Department': 'Income Tax Dept',
  'Central Board of Indirect Taxes and Customs': 'CBIC',
};

/** Who says so and since when; on a wide screen also the title of the document, which mostly has its year. The link to it is in the fold. */
function Source({ figure }: { readonly figure: Figure }): ReactNode {
  const period = currentPeriod(figure);
  const { name, title } = sourceOf(figure, period, documents);
  const known = [
    SHORT_NAMES[name] ?? name,
    ...(title === undefined ? [words.noDocument] : []),
    ...(figure.estimate ? [words.estimate] : []),
    ...(period.from ? [words.since({ day: formatDayInShort(period.from) })] : []),
  ].join(' · ');
  return (
    <span className={styles.source} data-pagefind-ignore>
      {`${known} `}
      {title !== undefined && (
        <span className={styles.document} lang={DEFAULT_LOCALE}>
          {title}
        </span>
      )}
    </span>
  );
}

interface Props {
  readonly figure: Figure;
  /** The pages that quote it */
  readonly pages: readonly PageLink[];
}

/** A figure as a row that opens: its values, its day and its document; then the link to that, its history, and the pages that quote or use it. */
export default function Entry({ figure, pages }: Props): ReactNode {
  useBrokenLinks().collectAnchor(figure.id);
  const current = currentPeriod(figure);
  const others = [...allPeriods(figure)].reverse().filter((period) => period !== current);
  return (
    <section id={figure.id} data-later="" className={styles.entry}>
      <details>
        <summary className={clsx(chevron.chevron, styles.row)}>
          <h3>{figure.label}</h3>
          <Value figure={figure} />
          <Source figure={figure} />
        </summary>
        <div className={styles.opened}>
          <p>
            <FigureSource figure={figure} period={current} />
          </p>
          {others.length > 0 && (
            <ul>
              {others.map((period) => (
                <Period key={period.from ?? period.value} figure={figure} period={period} />
              ))}
            </ul>
          )}
          {figure.note && <p>{figure.note}</p>}
          {figure.checked && <p>{words.ruleChecked({ day: formatDay(figure.checked) }) + words.end}</p>}
          <PageLinks words={words.quotedOn} pages={pages} />
          <PageLinks
            words={words.usedBy}
            pages={usedBy(figure.id).filter(({ path }) => !pages.some((page) => page.path === path))}
          />
        </div>
      </details>
    </section>
  );
}
