import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Printer, Share2, SlidersHorizontal } from 'lucide';
import buttonStyles from '../../ui/Button/styles.module.css';
import Drawing from '../../ui/Icon/Drawing';
import ResultPanel from '../../ui/ResultPanel';
import SplitBar from '../../ui/SplitBar';
import { useTurns } from '../fields/hooks/useTurns';
import styles from './Panel.module.css';

/** Where "Change" leads, above the rows */
export const NUMBERS_ID = 'your-numbers';

/** A total for the visitor's numbers, drawn as its two parts. */
export interface PanelResult {
  readonly label: string;
  readonly figure: string;
  readonly parts: Parameters<typeof SplitBar>[0]['parts'];
  readonly sentence: string;
  /** What it comes to a month, where it is paid monthly. The sentence on top of a list says it already. */
  readonly monthly?: { readonly label: string; readonly figure: string };
}

interface Props {
  readonly title?: string | undefined;
  /** Whether more than two fields are in sight, which stand close together then */
  readonly isMany?: boolean;
  readonly result?: PanelResult | undefined;
  /** The numbers that the result is for, while a field is invalid */
  readonly stillFor: string | undefined;
  /** The fields: two in sight, what fewer visitors tell behind "Add" */
  readonly children: ReactNode;
}

/** The panel beside a list. On a phone it is above the list, and the sentence below the title is the result. */
export default function Panel({ title = 'Your numbers', isMany, result, stillFor, children }: Props): ReactNode {
  const turns = useTurns<HTMLDivElement>(({ type, text }) => type === 'press' && text === 'print' && print());
  return (
    <section className={styles.panel} aria-label={title} id={NUMBERS_ID} tabIndex={-1}>
      <div className={clsx(styles.fields, isMany && styles.many)} data-needs-script>
        <h2>
          <Drawing of={SlidersHorizontal} size={22} /> {title}
        </h2>
        {children}
      </div>
      {result && (
        <div className={styles.result} data-example="" data-ranking="">
          <ResultPanel label={result.label} figure={result.figure} stillFor={stillFor}>
            <SplitBar parts={result.parts} />
            <p>{result.sentence}</p>
            <div className={styles.panelActs} data-needs-script {...turns}>
              <button type="button" className={buttonStyles.button} data-behaviour="share" data-share-hash>
                <Drawing of={Share2} size={18} /> Share
              </button>
              <button type="button" value="print" className={buttonStyles.button}>
                <Drawing of={Printer} size={18} /> Print
              </button>
            </div>
          </ResultPanel>
        </div>
      )}
    </section>
  );
}
