import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { findFigure, stepsOf } from '@site/src/content/figures';
import figures from '@site/src/content/figures.yml';
import { formatDay } from '@site/src/lib/format/dates';
import { rateText } from '@site/src/lib/format/rateText';
import { useSiteData } from '../../useSiteData';
import ScrollableTable from '../../ui/ScrollableTable';
import StepChart from '../../ui/StepChart';
import styles from '../../ui/CalculatorChart/styles.module.css';

interface Props {
  /** A rate of the registry that changed over the years */
  readonly id: string;
  /** What one sees, in a sentence */
  readonly caption: string;
}

/** How a rate of the registry moved, with its days and values folded below. */
export default function FigureChart({ id, caption }: Props): ReactNode {
  const { today } = useSiteData();
  const steps = stepsOf(findFigure(figures, id));
  return (
    <div className={styles.drawn}>
      <p className={styles.caption}>{caption}</p>
      {/* Words and numbers without a sentence are no answer to a search. */}
      <div data-pagefind-ignore>
        <StepChart steps={steps} until={today} title={caption} />
        <details>
          <summary>The same in numbers</summary>
          <ScrollableTable>
            <thead>
              <tr>
                <th scope="col">From</th>
                <th scope="col">Rate</th>
              </tr>
            </thead>
            <tbody>
              {[...steps].reverse().map(({ from, value }) => (
                <tr key={from}>
                  <th scope="row">{formatDay(from)}</th>
                  <td>{rateText(value)}</td>
                </tr>
              ))}
            </tbody>
          </ScrollableTable>
          <p>
            <Link to={`/figures#${id}`}>Sources of these rates</Link>
          </p>
        </details>
      </div>
    </div>
  );
}
