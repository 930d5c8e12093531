import type { ReactNode } from 'react';
import clsx from 'clsx';
import { formatNumber } from '../lib/format/rupees';
import { NOT_FOUND } from '../lib/quantities/unknown';
import VisitSite from '../machines/list/VisitSite';
import { arrange, NOT_ASKED, type ArrangedValue, type Best, type Field } from '../machines/compare/arrange';
import ColumnHeads, { type ComparedColumn } from './ColumnHeads';
import Published from './Published';
import SumBar, { canBeDrawn } from './SumBar';
import TableRow from './TableRow';
import styles from './ComparisonTable.module.css';
import * as words from './messages.en';

export interface ComparisonTableProps {
  readonly caption: string;
  readonly columns: readonly ComparedColumn[];
  readonly fields: readonly Field[];
  /** What lenders publish of what the sums hold already, in a fold below the table */
  readonly published: readonly Field[];
  /** The documents behind each column */
  readonly sources: readonly ReactNode[];
  /** What the list's own numbers may differ by and be a tie; by default the step of a rate */
  readonly tiePoints?: number | undefined;
  /** Missing if the only column cannot be removed */
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** A dot, so that colour is not the only mark of the best value. @param count of the values that are best alike */
function Mark({ best, count }: { readonly best: Best; readonly count: number }): ReactNode {
  const isTie = count > 1;
  return (
    <span data-ranking="">
      <span aria-hidden="true">{isTie ? `\u00A0● ${words.tie}` : '\u00A0●'}</span>
      <span className="visuallyHidden">{` ${isTie ? words.bestAlike({ end: best, count }) : words.best({ end: best })}`}</span>
    </span>
  );
}

interface ShownProps {
  readonly values: readonly ArrangedValue[];
  readonly index: number;
  readonly best: Best;
  /** Whether it is the sum that the comparison is about */
  readonly isAnswer?: boolean | undefined;
}

function Shown({ values, index, best, isAnswer }: ShownProps): ReactNode {
  const { text, number, leads, difference: more, small } = values[index] ?? {};
  const difference = leads === 'known' ? words.bestKnown({ end: best }) : more;
  return (
    <>
      {number === undefined ? text : <b>{text}</b>}
      {leads === true && <Mark best={best} count={values.filter((value) => value.leads).length} />}
      {isAnswer && canBeDrawn(values) && <SumBar value={values[index]} values={values} best={best} />}
      {(difference ?? small) !== undefined && (
        <small>
          {difference !== undefined && <span data-ranking="">{small ? `${difference} · ` : difference}</span>}
          {small}
        </small>
      )}
    </>
  );
}

/**
 * Columns side by side, fields as rows. On a phone a field's name goes above its values; where not even three columns fit, each value names its
 * column. ARIA roles are explicit, because browsers drop table roles when CSS changes the display.
 */
export default function ComparisonTable(props: ComparisonTableProps): ReactNode {
  const { caption, columns, fields, published, sources, tiePoints, onRemove } = props;
  const { differing, same, apart, missing } = arrange(fields);
  const led = differing.filter(({ values }) => values.some(({ leads }) => leads === true));
  const isInShort = fields.some(({ isDetail }) => isDetail);
  const isTieShown = differing.some(
    ({ isTie, isTerm, values }) => (isTie && !isTerm) || values.filter(({ leads }) => leads).length > 1,
  );
  const hasAnswer = fields.some(({ isAnswer }) => isAnswer);
  return (
    <>
      <table role="table" className={clsx(styles.table, isInShort && styles.inShort)}>
        <caption className="visuallyHidden">{caption}</caption>
        <ColumnHeads columns={columns} onRemove={onRemove} />
        <tbody role="rowgroup">
          <TableRow name={words.ownSite} columns={columns} kind="sites">
            {(index) => {
              const { name = '', link, hue } = columns[index] ?? {};
              if (hue === undefined) return NOT_ASKED;
              return link === undefined ? NOT_FOUND : <VisitSite name={name} link={link} />;
            }}
          </TableRow>
          {differing.map(({ name, best, values, isAnswer, isTerm }) => (
            <TableRow
              key={name}
              name={name}
              columns={columns}
              leads={(index) => values[index]?.leads !== false}
              kind={isAnswer ? 'answer' : hasAnswer && isTerm ? 'terms' : undefined}
            >
              {(index) => <Shown values={values} index={index} best={best} isAnswer={isAnswer} />}
            </TableRow>
          ))}
        </tbody>
      </table>
      <Published columns={columns} published={published} apart={apart} missing={missing} sources={sources} />
      {same.length > 0 && (
        <p className={styles.same}>
          {words.sameFor({ count: columns.length })}{' '}
          {same.map(({ name, text }, index) => (
            <span key={name}>
              {index > 0 && '; '}
              {name}: <b>{text}</b>
            </span>
          ))}
          .
        </p>
      )}
      {(led.length > 0 || isTieShown) && (
        <p className={styles.same} data-ranking="">
          {led.length > 0 && (
            <>
              <span className={styles.dot}>●</span> {words.markedMeaning}{' '}
            </>
          )}
          {isTieShown &&
            (tiePoints === undefined ? words.tieMeaning : words.tieWithin({ points: formatNumber(tiePoints, 2) }))}
        </p>
      )}
    </>
  );
}
