import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { currentPeriod, findFigure, periodOn, shownValue, sourceOf } from '../../../content/figures';
import documents from '@site/src/content/documents.yml';
import registry from '@site/src/content/figures.yml';
import type { Figure as FigureRecord } from '../../../content/schemas';
import { formatDay } from '../../../lib/format/dates';
import LastKnown from '../LastKnown';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** An id of src/content/figures.yml */
  readonly id: string;
  /** A date, year-month-day, for a sentence about the value of that day. The current value if left out */
  readonly on?: string;
}

/** Whether a day's value is final: another has followed it, or an editor has checked since. */
function isSettled(figure: FigureRecord, on: string): boolean {
  return periodOn(figure, on) !== currentPeriod(figure) || on <= (figure.checked ?? '');
}

/**
 * A figure of the registry in a sentence. It looks like text with a faint line below, unlike a glossary term, names its source on hover, and links to its entry. Once it may
 * be out of date, at build time or on the day of the visit, it is marked as the last known value. An unknown id fails the build.
 */
export default function Figure({ id, on }: Props): ReactNode {
  const figure = findFigure(registry, id);
  const period = on === undefined ? currentPeriod(figure) : periodOn(figure, on);
  const { name, remark, shortRemark = remark } = sourceOf(figure, period, documents);
  const checked = figure.checked && `, ${words.checked({ day: formatDay(figure.checked) })}`;
  return (
    <>
      <Link
        to={`/figures#${id}`}
        className={styles.figure}
        title={`${figure.label}: ${name}${shortRemark ? ` (${shortRemark})` : ''}${checked ?? ''}`}
      >
        {shownValue(period)}
      </Link>
      {(on === undefined || !isSettled(figure, on)) && <LastKnown figure={figure} before=" (" after=")" />}
    </>
  );
}
