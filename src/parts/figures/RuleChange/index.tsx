import type { ReactNode } from 'react';
import { History } from 'lucide';
import { currentPeriod, findFigure, previousPeriods, shownValue } from '../../../content/figures';
import registry from '@site/src/content/figures.yml';
import type { FigurePeriod } from '../../../content/schemas';
import { formatDay } from '../../../lib/format/dates';
import Drawing from '../../../ui/Icon/Drawing';
import FigureSource from '../FigureSource';
import LastKnown from '../LastKnown';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** An id of src/content/figures.yml with more than one period */
  readonly id: string;
  /** What the change means for the reader */
  readonly children?: ReactNode;
}

function span({ from, until }: FigurePeriod): string {
  if (from && until) return words.fromTo({ from: formatDay(from), until: formatDay(until) });
  if (until) return words.until({ day: formatDay(until) });
  return from ? words.since({ day: formatDay(from) }) : words.now;
}

/** The steps of a value that has several, such as the slabs of a tax: more than a sentence can hold. Amounts have commas too, but no space after them. */
const stepsOf = (period: FigurePeriod): readonly string[] => shownValue(period).split(', ');

/** As many steps of the old and the new value as the closed line names. */
const MOST_STEPS = 6;

function Value({ period }: { readonly period: FigurePeriod }): ReactNode {
  const steps = stepsOf(period);
  if (steps.length <= MOST_STEPS / 2) return shownValue(period);
  return (
    <ul>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

/** A changed figure in one line: its value and the one before. It opens to the dates and the source, one on a page at a time. */
export default function RuleChange({ id, children }: Props): ReactNode {
  const figure = findFigure(registry, id);
  const now = currentPeriod(figure);
  const earlier = previousPeriods(figure);
  const before = earlier.at(-1);
  const { ahead = [] } = figure;
  const isShort = before !== undefined && stepsOf(before).length + stepsOf(now).length <= MOST_STEPS;
  if (earlier.length + ahead.length === 0)
    throw new Error(`<RuleChange id="${id}">: the figure has one period only; write <Figure id="${id}" />.`);
  return (
    <div role="note" className={styles.change}>
      <details name="rule-change">
        <summary>
          <Drawing of={History} size={20} />
          <span>
            <b>{words.ruleChanged({ label: figure.label })}</b>{' '}
            {isShort && words.ruleNow({ now: shownValue(now), before: shownValue(before) })}
          </span>
        </summary>
        <dl className={styles.periods}>
          {earlier.map((period) => (
            <div key={period.until} className={styles.past}>
              <dt>{span(period)}</dt>
              <dd>
                <Value period={period} />
              </dd>
            </div>
          ))}
          <div className={styles.now}>
            <dt>{span(now)}</dt>
            <dd>
              <Value period={now} />
            </dd>
          </div>
          {ahead.map((period) => (
            <div key={period.from}>
              <dt>{period.from && words.fromOn({ day: formatDay(period.from) })}</dt>
              <dd>
                <Value period={period} />
              </dd>
            </div>
          ))}
        </dl>
        {figure.note && <p>{figure.note}</p>}
        {children}
        <p className={styles.source}>
          {words.ruleSource} <FigureSource figure={figure} period={now} />
          {words.end} {figure.checked && words.ruleChecked({ day: formatDay(figure.checked) })}
          <LastKnown figure={figure} before="; " isDated />
          {words.end}
        </p>
      </details>
    </div>
  );
}
