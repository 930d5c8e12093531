import type { ReactNode } from 'react';
import type { HomeLoanList, LoanAnswer, LoanInputs } from '../../lib/offers/types';
import styles from './LoanDetails.module.css';
import { documentsOf, factsOf, type FactId } from './loanFacts';
import Sources from './Sources';

interface Props {
  readonly answer: LoanAnswer;
  readonly list: HomeLoanList;
  readonly inputs: LoanInputs;
}

/** What the page that compares lenders says, and a row of many need not: the row has the total already. */
const ONLY_SIDE_BY_SIDE: readonly FactId[] = ['rise', 'interest'];

/** What opens below a row. It is in the HTML for every row, and shown by the row's `<details>` without any script. */
export default function LoanDetails({ answer, list, inputs }: Props): ReactNode {
  return (
    <dl className={styles.details}>
      {factsOf(answer, inputs)
        .filter(({ id }) => !ONLY_SIDE_BY_SIDE.includes(id))
        .map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div>
        <dt>Source</dt>
        <dd>
          <Sources known={list.documents} documents={documentsOf(answer, list)} />
        </dd>
      </div>
    </dl>
  );
}
