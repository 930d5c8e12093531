import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ArrowUpRight, ChevronDown } from 'lucide';
import buttonStyles from '../../components/ui/Button/styles.module.css';
import Drawing from '../../components/ui/Icon/Drawing';
import Monogram from '../../components/ui/Monogram';
import RateAxis, { type AxisEnds } from '../../components/ui/RateAxis';
import Tag from '../../components/ui/Tag';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { HomeLoanList, LoanAnswer, LoanInputs } from '../../lib/offers/types';
import TickBox from '../ticks/TickBox';
import LoanDetails from './LoanDetails';
import { aprText, distanceText, publishedRateText, rateText } from './rowTexts';
import styles from './LoanRow.module.css';

export interface RowProps {
  readonly answer: LoanAnswer;
  readonly list: HomeLoanList;
  readonly inputs: LoanInputs;
  readonly axis: AxisEnds;
  /** Why it stands first */
  readonly tag?: string | undefined;
}

function RateCell({ answer, axis }: Pick<RowProps, 'answer' | 'axis'>): ReactNode {
  const { rate, tier, passedOn, row } = answer;
  const { text, small } = publishedRateText(answer);
  if (rate === undefined || tier === undefined) return <b>{text}</b>;
  const average = row.averageRate?.value.least;
  const most = tier.rate.most === undefined ? undefined : tier.rate.most + (passedOn ?? 0);
  return (
    <>
      <b>{text}</b>
      <RateAxis axis={axis} least={rate} most={most} />
      {small && <small>{small}</small>}
      {average !== undefined && <small>average {rateText(average)}</small>}
    </>
  );
}

/** One lender, read from left to right as a decision: who, the rate, what it costs a month and in all, and the way there. */
export default function LoanRow(props: RowProps): ReactNode {
  const { answer, list, inputs, axis, tag } = props;
  const { row, emi, total, feeText } = answer;
  const { name, shortName, hue, kind } = row.provider;
  return (
    <li className={clsx(styles.row, tag && styles.first)}>
      <div className={styles.who}>
        <Monogram shortName={shortName} hue={hue} />
        <div>
          {tag && <Tag>{tag}</Tag>}
          <h3>{name}</h3>
          <p>{kind}</p>
        </div>
      </div>
      <TickBox row={row.provider} className={styles.compare} refusedClassName={styles.refused} />
      <div className={styles.rate}>
        <span className={styles.label}>Rate </span>
        <RateCell answer={answer} axis={axis} />
      </div>
      <div className={styles.value}>
        <span className={styles.label}>EMI </span>
        <b>{emi === undefined ? 'Not known' : formatRupees(emi)}</b>
        <small>{aprText(answer)}</small>
      </div>
      <div className={styles.value}>
        <span className={styles.label}>You repay </span>
        <b>{total === undefined ? 'Not known' : rupeesInShort(total)}</b>
        <small className={clsx(answer.aboveLeast !== undefined && answer.aboveLeast < 0.5 && styles.least)}>
          {distanceText(answer)}
        </small>
      </div>
      <details className={styles.fee}>
        <summary>
          <span>
            fee <b>{feeText}</b>
            <span className="visuallyHidden">, more about {name}</span>
          </span>
          <Drawing of={ChevronDown} size={16} />
        </summary>
      </details>
      <div className={styles.acts}>
        <button
          type="button"
          className={clsx(buttonStyles.button, buttonStyles.plain)}
          data-behaviour="notice"
          data-notice="apply-now"
          data-notice-subject={name}
          data-needs-script
        >
          Apply Now<span className="visuallyHidden"> at {name}</span>
        </button>
        {row.link && (
          <a
            href={row.link}
            target="_blank"
            rel="noopener noreferrer"
            data-island-plain
            className={clsx(buttonStyles.button, !tag && buttonStyles.pale)}
          >
            Visit site<span className="visuallyHidden"> of {name} (opens in a new tab)</span>
            <Drawing of={ArrowUpRight} size={18} />
          </a>
        )}
      </div>
      <LoanDetails answer={answer} list={list} inputs={inputs} />
    </li>
  );
}
