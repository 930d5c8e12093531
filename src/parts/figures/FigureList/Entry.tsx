import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import documents from '@site/src/content/documents.yml';
import { allPeriods, currentPeriod, ratesOf, shownValue, sourceOf } from '../../../content/figures';
import type { PageLink } from '../../../content/pageLink';
import type { Figure, FigurePeriod } from '../../../content/schemas';
import { formatDay, formatDayInShort } from '../../../lib/format/dates';
import NewTab from '../../../ui/NewTab';
import StepLine from '../../../ui/StepLine';
import { useSiteData } from '../../useSiteData';
import FigureSource from '../FigureSource';
import LastKnown from '../LastKnown';
import PageLinks from './PageLinks';
import styles from './styles.module.css';
import { usedBy } from './usedBy';
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
      {days && ` (${days})`}. <FigureSource figure={figure} period={period} />
    </li>
  );
}

/** Since when the current value holds, and the document that says so, by its publisher: titles take several lines. */
function Source({ figure }: { readonly figure: Figure }): ReactNode {
  const period = currentPeriod(figure);
  const { name, address } = sourceOf(figure, period, documents);
  return (
    <p className={styles.source}>
      <span>
        {period.from && <span>{words.since({ day: formatDayInShort(period.from) })} </span>}
        <span>
          {address ? (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {name}
              <NewTab />
            </a>
          ) : (
            `${name}, ${words.noDocument}`
          )}
          <LastKnown figure={figure} before=", " isDated />
        </span>
      </span>
    </p>
  );
}

interface Props {
  readonly figure: Figure;
  /** The pages that quote it */
  readonly pages: readonly PageLink[];
}

/** A figure as a row: its values, its day and its document. The fold has its history with sources, and the pages that quote or use it. */
export default function Entry({ figure, pages }: Props): ReactNode {
  const { today } = useSiteData();
  useBrokenLinks().collectAnchor(figure.id);
  const rates = ratesOf(figure);
  const current = currentPeriod(figure);
  const others = [...allPeriods(figure)].reverse().filter((period) => period !== current);
  return (
    <section id={figure.id} data-later="" className={styles.entry}>
      <div className={styles.head}>
        <h3>{figure.label}</h3>
        <Value figure={figure} />
        {rates.length > 1 && <StepLine steps={rates} until={today} />}
      </div>
      <div className={styles.foot}>
        <Source figure={figure} />
        <details>
          <summary>{words.more}</summary>
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
        </details>
      </div>
    </section>
  );
}
