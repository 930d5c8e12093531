import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import documents from '@site/src/content/documents.yml';
import { currentPeriod, findFigure, shownValue, sourceOf } from '../../content/figures';
import figures from '@site/src/content/figures.yml';
import { formatDay } from '../../lib/format/dates';
import LastKnown from '../figures/LastKnown';
import styles from './KeyFigures.module.css';
import * as words from './messages.en';

/** The figures to show, by id, with a short name: all set by a rule, none market practice. */
export const shown = [
  ['ppf-rate', words.ratePpf],
  ['scss-rate', words.rateScss],
  ['deposit-insurance', words.depositInsurance],
  ['new-regime-nil-tax-income', words.nilTaxIncome],
] as const;

function KeyFigure({ id, name }: { readonly id: string; readonly name: string }): ReactNode {
  const figure = findFigure(figures, id);
  const period = currentPeriod(figure);
  const { name: publisher } = sourceOf(figure, period, documents);
  return (
    <li>
      <b>{shownValue(period)}</b>
      <Link to={`/figures#${id}`}>{name}</Link>
      <small>
        {period.from ? words.setSince({ publisher, day: formatDay(period.from) }) : publisher}
        <LastKnown figure={figure} before="; " />
      </small>
    </li>
  );
}

/** Four figures that many decisions begin with, each with who set it, since when, and a link to its document. */
export default function KeyFigures(): ReactNode {
  return (
    <section className={styles.strip} aria-labelledby="key-figures-title">
      <h2 id="key-figures-title" className="visuallyHidden">
        {words.keyFigures}
      </h2>
      <ul>
        {shown.map(([id, name]) => (
          <KeyFigure key={id} id={id} name={name} />
        ))}
      </ul>
    </section>
  );
}
