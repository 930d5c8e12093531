import type { ReactNode } from 'react';
import clsx from 'clsx';
import RateAxis, { type AxisEnds } from '../../components/ui/RateAxis';
import Bars from './Bars';
import type { RowFigure } from './rows';
import styles from './Figure.module.css';

/** The scales that all rows of a group share. */
export interface Scales {
  readonly axis: AxisEnds;
  readonly bars: readonly [least: number, most: number];
}

interface Props {
  readonly figure: RowFigure;
  readonly scales: Scales;
  /** Whether it is the first, which is wider and stands left */
  readonly isFirst: boolean;
  /** Its place in the row */
  readonly className: string | undefined;
}

/** One figure of a row with what belongs to it. */
export default function Figure({ figure, scales, isFirst, className }: Props): ReactNode {
  const { label, text, small = [], isBest, range, bars } = figure;
  return (
    <div className={clsx(isFirst ? styles.rate : styles.value, className)}>
      <span className={styles.label}>{label} </span>
      {bars && <Bars bars={bars} ends={scales.bars} />}
      {text !== '' && <b>{text}</b>}
      {range?.least !== undefined && <RateAxis axis={scales.axis} least={range.least} most={range.most} />}
      {small.map((line, index) => (
        <small key={line} className={clsx(isBest && index === small.length - 1 && styles.least)}>
          {line}
        </small>
      ))}
    </div>
  );
}
