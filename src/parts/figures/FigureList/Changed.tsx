import type { ReactNode } from 'react';
import { currentPeriod, previousPeriods } from '@site/src/content/figures';
import registry from '@site/src/content/figures.yml';
import { formatDay } from '@site/src/lib/format/dates';
import { useSiteData } from '../../useSiteData';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** The same day a year before. @param day such as 2026-11-24 */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Figures with a new value in the last twelve months, newest first. Nothing if there are none. */
export default function Changed(): ReactNode {
  const { today } = useSiteData();
  const changes = registry.rows
    .flatMap((figure) => {
      const { value, from = '' } = currentPeriod(figure);
      const before = previousPeriods(figure).at(-1);
      return before && from > yearBefore(today) ? [{ figure, value, from, before: before.value }] : [];
    })
    .sort((a, b) => (a.from < b.from ? 1 : -1));
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changed-figures" className={styles.changed}>
      <h2 id="changed-figures">{words.changed}</h2>
      <ul>
        {changes.map(({ figure: { id, label }, value, from, before }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
            <strong>{value}</strong>
            <small>{words.sinceWas({ day: formatDay(from), before })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
