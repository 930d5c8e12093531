import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide';
import Drawing from '../ui/Icon/Drawing';
import { formatRupees } from '../lib/format/rupees';
import { midSentence } from '../lib/midSentence';
import type { RefinanceOption } from '../lists/loans/refinance';
import type { SourceDocument } from '../content/offerTypes';
import { rateText } from '../lib/format/rateText';
import Sources from '../machines/fields/Sources';
import * as words from './messages.en';
import styles from './styles.module.css';
import { chargesOf, savingText } from './texts';

interface Props {
  readonly option: RefinanceOption;
  /** The documents of the list, by id */
  readonly known: Readonly<Record<string, SourceDocument>>;
  readonly isOwnLender?: boolean;
}

/** Who gets the rate, the change in the EMI, and what the saving includes. */
function storyOf(option: RefinanceOption): string {
  const { whoGetsIt, feeNote, result, isBullet } = option;
  const { emiBefore, emiAfter, paysBackInMonths: months = 0 } = result;
  const payments = { before: formatRupees(emiBefore), after: formatRupees(emiAfter) };
  return [
    whoGetsIt ? words.condition({ who: whoGetsIt }) : words.noCondition,
    isBullet ? words.paymentAtTheEnd(payments) : words.emi(payments),
    words.saving({ ...chargesOf(option), months }),
    ...(feeNote ? [feeNote] : []),
  ].join(' ');
}

/** One lender: its charge and the saving at its lowest published rate; below it who gets that rate, and the sources. */
export default function OptionRow({ option, known, isOwnLender = false }: Props): ReactNode {
  const { row, rate, feeText, documents, isBullet } = option;
  const { emiBefore, emiAfter } = option.result;
  return (
    <li>
      <details className={styles.option}>
        <summary>
          <span className={styles.who}>
            {isOwnLender && <span className={styles.ownLender}>{words.labelLender}</span>}
            <b>{row.provider.name}</b>
            <small>{words.rateAndFee({ rate: rateText(rate), fee: midSentence(feeText) })}</small>
          </span>
          <span className={styles.saving}>
            <span className="visuallyHidden">{`${words.saves} `}</span>
            <b>{savingText(option)}</b>
            <small>{isBullet ? words.atTheEnd : words.aMonth({ amount: formatRupees(emiBefore - emiAfter) })}</small>
          </span>
          <Drawing of={ChevronDown} size={18} />
        </summary>
        <p>{storyOf(option)}</p>
        <Sources known={known} documents={[...new Set(documents)].flatMap((id) => known[id] ?? [])} />
      </details>
    </li>
  );
}
