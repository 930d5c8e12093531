import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { currentPeriod, findFigure, previousPeriods, ratesOf } from '@site/src/content/figures';
import figures from '@site/src/content/figures.yml';
import { formatDay } from '@site/src/lib/format/dates';
import LastKnown from '../figures/LastKnown';
import StepLine from '../../ui/StepLine';
import { useSiteData } from '../useSiteData';
import styles from './Today.module.css';
import * as words from './messages.en';

/** The figures to show, by id, with a short name: all set by a rule, none market practice. */
export const shown = [
  ['repo-rate', words.rateRepo],
  ['ppf-rate', words.ratePpf],
  ['scss-rate', words.rateScss],
  ['ssy-rate', words.rateSsy],
  ['nsc-rate', words.rateNsc],
  ['deposit-insurance', words.depositInsurance],
] as const;

function Rate({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const { today } = useSiteData();
  const figure = findFigure(figures, id);
  const { value, from } = currentPeriod(figure);
  const before = previousPeriods(figure).at(-1);
  const steps = ratesOf(figure);
  return (
    <li>
      <Link to={`/figures#${id}`}>{name}</Link>
      <p>
        <b>{value}</b>
        {steps.length > 1 && <StepLine steps={steps} until={today} />}
      </p>
      <p className={styles.since}>
        {from &&
          (before
            ? words.sinceWas({ day: formatDay(from), before: before.value })
            : words.since({ day: formatDay(from) }))}
        <br />
        {figure.checked && words.checked({ day: formatDay(figure.checked) })}
        <LastKnown figure={figure} before="; " isDated />
      </p>
    </li>
  );
}

/** Current rates and limits, each with the date it took effect, the date of its last check, and a link to its source. */
export default function Today(): ReactNode {
  return (
    <section className={styles.today} aria-labelledby="today-title">
      <h2 id="today-title">{words.today}</h2>
      <ul>
        {shown.map(([id, name]) => (
          <Rate key={id} id={id} name={name} />
        ))}
      </ul>
    </section>
  );
}
