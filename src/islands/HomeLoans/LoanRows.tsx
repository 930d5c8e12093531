import type { ReactNode } from 'react';
import { ArrowUp, ChevronDown } from 'lucide';
import buttonStyles from '../../components/ui/Button/styles.module.css';
import Drawing from '../../components/ui/Icon/Drawing';
import { axisOf, RateAxisFade } from '../../components/ui/RateAxis';
import type { HomeLoanList, LoanAnswer, LoanColumn, LoanRanking } from '../../lib/offers/types';
import LoanRow from './LoanRow';
import styles from './LoanRows.module.css';

interface Props {
  readonly list: HomeLoanList;
  readonly ranking: LoanRanking;
  readonly onOrder: (column: LoanColumn) => void;
}

/** So many rows are in sight at first; all of them are in the HTML. */
const IN_SIGHT = 6;

/** Why the first row is first, never more than what is known. */
const tags = {
  rate: 'Lowest published rate',
  emi: 'Lowest EMI at published rates',
  apr: 'Lowest APR at published rates',
  total: 'Lowest total at published rates',
  fee: 'Lowest published fee',
  name: undefined,
} as const;

const heads = [
  ['name', 'Lender'],
  ['rate', 'Published rate'],
  ['emi', 'EMI'],
  ['total', 'You repay'],
] as const satisfies readonly (readonly [LoanColumn, string])[];

/** What the columns are, above the rows of a wide screen; awake, each orders the list. */
function ColumnHeads({
  column,
  onOrder,
}: {
  readonly column: LoanColumn;
  readonly onOrder: Props['onOrder'];
}): ReactNode {
  return (
    <>
      <div className={styles.columnHeads} role="group" aria-label="Order by" data-needs-script>
        {heads.map(([name, text]) => (
          <button key={name} type="button" aria-pressed={name === column} onClick={() => onOrder(name)}>
            {text}
            {name === column && <Drawing of={ArrowUp} size={14} />}
          </button>
        ))}
      </div>
      <noscript>
        <div className={styles.columnHeads} aria-hidden="true">
          {heads.map(([name, text]) => (
            <span key={name}>{text}</span>
          ))}
        </div>
      </noscript>
    </>
  );
}

/** The list: ranked rows, six in sight, and below a line what is not ranked with them, each with the reason. */
export default function LoanRows({ list, ranking, onOrder }: Props): ReactNode {
  const { ranked, unranked, inputs, column, notes } = ranking;
  const all = [...ranked, ...unranked.flatMap(({ answers }) => answers)];
  const rates = all.flatMap(({ rate, tier }) => [rate ?? [], tier?.rate.most ?? []].flat());
  const axis = axisOf(rates.length > 0 ? rates : [0, 1]);

  const rowOf = (answer: LoanAnswer, tag?: string): ReactNode => (
    <LoanRow key={answer.row.id} answer={answer} list={list} inputs={inputs} axis={axis} tag={tag} />
  );
  const rest = ranked.slice(IN_SIGHT);

  return (
    <div className={styles.rows}>
      <RateAxisFade />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ColumnHeads column={column} onOrder={onOrder} />
      <ol>{ranked.slice(0, IN_SIGHT).map((answer, index) => rowOf(answer, index === 0 ? tags[column] : undefined))}</ol>
      {(rest.length > 0 || unranked.length > 0) && (
        <details className={styles.rest}>
          <summary>
            <span className={buttonStyles.button}>
              Show all {all.length} <Drawing of={ChevronDown} size={18} />
            </span>
          </summary>
          <ol start={IN_SIGHT + 1}>{rest.map((answer) => rowOf(answer))}</ol>
          {unranked.map(({ reason, answers }) => (
            <section key={reason} className={styles.apart}>
              <p>
                <b>Not ranked with the others: {answers.length}.</b> {reason}
              </p>
              <ul>{answers.map((answer) => rowOf(answer))}</ul>
            </section>
          ))}
        </details>
      )}
    </div>
  );
}
