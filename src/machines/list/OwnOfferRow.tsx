import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Drawing from '../../ui/Icon/Drawing';
import Marked from '../fields/Marked';
import Figures, { type FigureScales } from './Figures';
import styles from './OwnOfferRow.module.css';
import rowStyles from './Row.module.css';
import type { NarrowRow, OwnOffer } from './rows';
import * as words from './messages.en';

interface Props {
  readonly offer: OwnOffer;
  readonly scales: FigureScales;
  readonly narrow: NarrowRow;
}

/** An offer has each figure of its list. */
const EVERY_COLUMN = { figures: [true, true, true], note: true };

/** What a lender offered to the visitor, among the rows: where it stands, and inside what to ask the lender. The only row on marigold ground. */
export default function OwnOfferRow({ offer, scales, narrow }: Props): ReactNode {
  const { name, note, figures, sentence, asks } = offer;
  return (
    <li className={clsx(rowStyles.row, styles.ownOffer)}>
      <details>
        <summary className={rowStyles.closed}>
          <span className={styles.sign} aria-hidden="true">
            ₹
          </span>
          <b className={styles.name}>{`${name} `}</b>
          <Figures row={{ figures }} scales={scales} columns={EVERY_COLUMN} narrow={narrow}>
            <span className={rowStyles.note}>{note}</span>
          </Figures>
          <Drawing of={ChevronDown} size={16} />
          <span className={styles.sentence}>
            {sentence && <Marked text={`${sentence} `} />}
            <span className={styles.ask}>{words.whatToAsk}</span>
          </span>
        </summary>
        <ol className={styles.asks}>
          {asks.map((ask) => (
            <li key={ask}>
              <Marked text={ask} />
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
