import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import { Download, Printer, Share2 } from 'lucide';
import buttonStyles from '../../ui/Button/styles.module.css';
import Drawing from '../../ui/Icon/Drawing';
import { useTurns } from '../fields/hooks/useTurns';
import type { Values } from '../fields/inputs/types';
import type { CalculatorDefinition } from './definition';
import { printAlone } from '../print/printAlone';
import { saveCsv } from './saveCsv';
import { tablesFor } from './shown';
import { unfoldForPrint } from './unfoldForPrint';
import * as words from './messages.en';

interface Props<V extends Values, Result> {
  readonly definition: CalculatorDefinition<V, Result>;
  readonly result: Result;
  readonly values: V;
  /** What is printed alone: the whole calculator */
  readonly printed: RefObject<HTMLElement | null>;
  readonly className: string | undefined;
}

/** The buttons that share a result, save its table and print it. */
export default function Acts<V extends Values, Result>({
  definition,
  result,
  values,
  printed,
  className,
}: Props<V, Result>): ReactNode {
  const turns = useTurns<HTMLDivElement>(({ type, text }) => {
    if (type !== 'press') return;
    const tables = tablesFor(definition, result, values);
    const table = tables.find(({ isOpen }) => isOpen) ?? tables.at(-1);
    if (text === 'csv' && table) saveCsv(table.of(), `${definition.id}.csv`);
    const { current: part } = printed;
    if (text === 'print' && part) printAlone(part, () => unfoldForPrint(part));
  });

  const button = clsx(buttonStyles.button, buttonStyles.quiet);
  return (
    <div className={className} data-needs-script {...turns}>
      <button type="button" className={button} data-behaviour="share" data-share-hash>
        <Drawing of={Share2} size={18} /> {words.share}
      </button>
      <button type="button" value="print" className={button}>
        <Drawing of={Printer} size={18} /> {words.print}
      </button>
      {definition.tables.length > 0 && (
        <button type="button" value="csv" className={button}>
          <Drawing of={Download} size={18} /> {words.csv}
        </button>
      )}
    </div>
  );
}
