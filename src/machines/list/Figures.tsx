import type { ReactNode } from 'react';
import clsx from 'clsx';
import RateAxis, { LengthBar, type AxisEnds } from '../../ui/RateAxis';
import Bars from './Bars';
import type { Columns } from './columns';
import styles from './Figures.module.css';
import Known from './Known';
import marks from './Marks.module.css';
import type { NarrowRow, OfferRow, Place, RowFigure } from './rows';

/** What the drawings in all rows of a group share. */
export interface FigureScales {
  readonly axis: AxisEnds;
  readonly bars: readonly [least: number, most: number];
  /** The amount of full length */
  readonly length: number;
}

interface Props {
  readonly row: Pick<OfferRow, 'figures'>;
  readonly scales: FigureScales;
  readonly columns: Columns;
  readonly narrow: NarrowRow;
  /** Whether a narrow row has them below its name, beside a wide face */
  readonly isBelow?: boolean;
  /** The note of the line under the name. Where the number is there too, the note says why it is as large, and comes first */
  readonly children: ReactNode;
}

interface FigureProps {
  readonly figure: RowFigure;
  readonly scales: FigureScales;
  readonly className: string | undefined;
  /** Whether to show the gap to the best of the list */
  readonly hasDistance: boolean;
}

const PLACES: readonly Place[] = [0, 1, 2];

/** The column of each figure in a wide row. */
const columnStyles = [styles.start, styles.middle, styles.end];

/** One figure of a closed row. Wide lists show its name in the column head only; screen readers and the search index get it in each row. */
function Figure({ figure, scales, className, hasDistance }: FigureProps): ReactNode {
  const { label, text, unit, caveat, distance, isBest, mark, range, length, bars, isQuiet } = figure;
  return (
    <span className={clsx(styles.figure, isQuiet && styles.quiet, className)}>
      <span className={styles.label}>{` ${label}\u00A0`}</span>
      {bars && <Bars bars={bars} ends={scales.bars} />}
      {text !== '' && (
        <b className={mark && marks[mark]}>
          <Known text={text} />
        </b>
      )}
      {unit && <span className={styles.unit}>{` ${unit}`}</span>}
      {range?.least !== undefined && <RateAxis axis={scales.axis} least={range.least} most={range.most} />}
      {length !== undefined && <LengthBar of={length} whole={scales.length} />}
      {caveat && (
        <small className={styles.caveat}>
          <Known text={` ${caveat}`} />
        </small>
      )}
      {hasDistance && distance && (
        <small className={clsx(styles.distance, isBest && styles.least)} data-ranking="">
          {` ${distance}`}
        </small>
      )}
    </span>
  );
}

/** Where a narrow row shows a figure. */
function narrowPlace(narrow: NarrowRow, place: Place): 'inLine' | 'main' | 'below' | 'term' | 'opened' {
  if (narrow.line?.includes(place)) return 'inLine';
  if (narrow.terms?.includes(place)) return 'term';
  if (narrow.main === place) return 'main';
  return narrow.below === place ? 'below' : 'opened';
}

/** The figures of a closed row: columns where there is room, else a line under the name, a large number at the end, and terms side by side. */
export default function Figures({ row, scales, columns, narrow, isBelow = false, children }: Props): ReactNode {
  const shown = PLACES.filter((place) => columns.figures[place]).map((place) => ({
    place,
    at: narrowPlace(narrow, place),
    figure: row.figures[place],
  }));
  const figureOf = ({ place, at, figure }: (typeof shown)[number]): ReactNode => (
    <Figure
      key={place}
      figure={figure}
      scales={scales}
      className={clsx(columnStyles[place], styles[at])}
      hasDistance={at === 'main'}
    />
  );
  const figuresAt = (isThere: (at: ReturnType<typeof narrowPlace>) => boolean): ReactNode =>
    shown.filter(({ at }) => isThere(at)).map(figureOf);
  const line = (
    <span className={styles.line}>
      {isBelow && children}
      {figuresAt((at) => at === 'inLine')}
      {!isBelow && children}
    </span>
  );
  return (
    <>
      {!narrow.terms && line}
      <span className={clsx(styles.values, isBelow && styles.underName)}>
        {figuresAt((at) => at !== 'inLine' && at !== 'term')}
      </span>
      {narrow.terms && <span className={styles.terms}>{figuresAt((at) => at === 'term')}</span>}
      {narrow.terms && line}
    </>
  );
}
