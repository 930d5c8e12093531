import { memo, type ReactNode } from 'react';
import BarChart from '../../ui/BarChart';
import EffectBars from '../../ui/EffectBars';
import PhoneFold from '../../ui/PhoneFold';
import ResultPanel from '../../ui/ResultPanel';
import SplitBar from '../../ui/SplitBar';
import WayBars from '../../ui/WayBars';
import Marked from '../fields/Marked';
import type { Values } from '../fields/inputs/types';
import type { AnswerProps } from './answerProps';
import Facts from './Facts';
import tableStyles from './Tables.module.css';
import TableView from './TableView';
import { chartOf, effectsOf, panelOf, saysFolded, type ShownTable } from './shown';
import styles from './styles.module.css';
import Workings from './Workings';
import * as words from './messages.en';

interface OpenTableProps {
  readonly table: ShownTable;
  /** Whether it still belongs to the previous result, until a slider stops moving */
  readonly isBehind: boolean;
}

/** A table that people come for, below the result and not folded. Memoized, as those in the fold are. */
const OpenTable = memo(function OpenTable({ table: { name, of }, isBehind }: OpenTableProps): ReactNode {
  return (
    <section className={tableStyles.tables}>
      <h2>{name}</h2>
      <div aria-busy={isBehind || undefined}>
        <TableView table={of()} />
      </div>
    </section>
  );
});

/**
 * An answer that is one figure: a panel with its parts and facts, then notes, open tables, the chart, what changes the figure most, how it was worked
 * out, and the buttons.
 */
export default function CalculatorAnswer<V extends Values, Result>({
  definition,
  result,
  values,
  isStale,
  workings,
  acts,
}: AnswerProps<V, Result>): ReactNode {
  const said = definition.say(values);
  const { parts, facts, sentence, notes } = panelOf(definition, result, values);
  const ways = definition.ways?.(result);
  const chart = chartOf(definition, result);
  const effects = effectsOf(definition, result, values);
  const drawn = (
    <>
      {chart && <BarChart {...chart} />}
      {effects && <EffectBars {...effects} />}
    </>
  );
  return (
    <div className={styles.result} data-example="">
      <p className={styles.example} data-until-live="">
        {words.example}
      </p>
      <ResultPanel large {...definition.headline(result)} stillFor={isStale ? said : undefined}>
        {ways && <WayBars ways={ways} />}
        {parts && <SplitBar parts={parts} isDrawnBelow={parts[1].isGain && chart?.upperIs === 'gain'} />}
        {facts.length > 0 && <Facts of={facts} />}
        <p className={saysFolded(definition, values) ? undefined : styles.inSight}>
          {words.forInputs({ inputs: said })}
        </p>
        <p>
          <Marked text={sentence} />
        </p>
      </ResultPanel>
      <div className={styles.drawn}>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>
                <Marked text={note} />
              </li>
            ))}
          </ul>
        )}
        {workings.tables.map(
          (table) => table.isOpen && <OpenTable key={table.name} table={table} isBehind={workings.isBehind} />,
        )}
        {definition.foldTitle ? <PhoneFold title={definition.foldTitle}>{drawn}</PhoneFold> : drawn}
        <Workings tablesTitle={definition.tablesTitle} of={workings} />
        {acts}
      </div>
    </div>
  );
}
