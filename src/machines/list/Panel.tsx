import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Printer, Share2 } from 'lucide';
import buttonStyles from '../../ui/Button/styles.module.css';
import Drawing from '../../ui/Icon/Drawing';
import ResultPanel from '../../ui/ResultPanel';
import SplitBar from '../../ui/SplitBar';
import FieldsFold from '../fields/FieldsFold';
import Marked from '../fields/Marked';
import { useTurns } from '../fields/hooks/useTurns';
import { printAlone } from '../print/printAlone';
import styles from './Panel.module.css';
import * as words from './messages.en';

/** A total for the visitor's numbers, drawn as two parts. */
export interface PanelResult {
  readonly label: string;
  readonly figure: string;
  /** After the figure, smaller: "a month" */
  readonly unit?: string;
  readonly parts: Parameters<typeof SplitBar>[0]['parts'];
  readonly sentence: string;
  /** Which bank pays it and whether tax is off, or what a card's sum does not count, for pages that show the figure without the list */
  readonly condition?: string;
  /** The monthly amount, if paid monthly. A list's lead already states it. */
  readonly monthly?: {
    readonly label: string;
    readonly figure: string;
    /** Who gets the rate and its month, for pages that show the amount without the list */
    readonly condition?: string;
  };
}

interface Props {
  /** Heading of the fields. Phones show it only when there are many. */
  readonly title?: string | undefined;
  /** Whether it is what the page begins with, in the column of the rows and with its result on a phone too */
  readonly isFirst?: boolean;
  /** Whether more than two fields are visible, so that they are set closer together */
  readonly isMany?: boolean;
  readonly result?: PanelResult | undefined;
  /** The numbers in a few words, which a phone folds the fields under; without them it shows the fields */
  readonly brief: string | undefined;
  /** Whether nothing is entered yet, so that they are what to do first */
  readonly isFirstStep?: boolean | undefined;
  /** Whether a field is refused */
  readonly isRefused: boolean;
  /** The numbers behind the shown result, while a field is invalid */
  readonly stillFor: string | undefined;
  /** The answer at the edge of a phone's window, while the fields are in sight */
  readonly bar: ReactNode;
  /** The fields: two visible, rarely used ones behind "Add" */
  readonly children: ReactNode;
}

/** The panel beside a list. On a phone it is above the list, and the lead is the result. */
export default function Panel(props: Props): ReactNode {
  const { title, isFirst, isMany, result, brief, isFirstStep, isRefused, stillFor, bar, children } = props;
  const turns = useTurns<HTMLDivElement>(({ control, type, text }) => {
    const list = control.closest('[data-prints-alone]');
    if (type === 'press' && text === 'print' && list) printAlone(list);
  });
  const fields = (
    <>
      <div className={clsx(styles.fields, isMany && styles.many, isMany && title && styles.named)}>
        <h2>{title ?? words.fieldsTitle}</h2>
        {children}
      </div>
      {bar}
    </>
  );
  return (
    <section className={clsx(styles.panel, isFirst && styles.first)} aria-label={title ?? words.fieldsTitle}>
      {brief === undefined ? (
        <div data-needs-script>{fields}</div>
      ) : (
        <FieldsFold brief={brief} isFirstStep={isFirstStep} isRefused={isRefused} className={styles.fold}>
          {fields}
        </FieldsFold>
      )}
      {result && (
        <div className={styles.result} data-example="" data-ranking="">
          <ResultPanel
            label={result.label}
            figure={
              <>
                {result.figure}
                {result.unit && <small>{` ${result.unit}`}</small>}
              </>
            }
            stillFor={stillFor}
          >
            {result.parts.every(({ rupees }) => rupees > 0) && <SplitBar parts={result.parts} />}
            <p>
              <Marked text={result.sentence} />
            </p>
            <div className={styles.panelActs} data-needs-script {...turns}>
              <button type="button" className={buttonStyles.button} data-behaviour="share" data-share-hash>
                <Drawing of={Share2} size={18} /> {words.share}
              </button>
              <button type="button" value="print" className={buttonStyles.button}>
                <Drawing of={Printer} size={18} /> {words.print}
              </button>
            </div>
          </ResultPanel>
        </div>
      )}
    </section>
  );
}
