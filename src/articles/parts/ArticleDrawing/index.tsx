import type { ReactNode } from 'react';
import { categoryHue } from '../../../content/categories';
import { rowsOf } from '../../../content/drawing';
import type { ArticleSummary } from '../../summary';
import { tenths } from '../../../lib/tenths';
import CalculatorChart from '../../../calculators/CalculatorChart';
import styles from './styles.module.css';

interface Props {
  readonly article: Pick<ArticleSummary, 'category' | 'drawing'>;
}

/**
 * The central number of an article and its chart. Bars are a table with a caption, so screen readers and print have the same
 * numbers; a calculator's chart has its own table.
 */
export default function ArticleDrawing({ article: { category, drawing } }: Props): ReactNode {
  if (!drawing) return null;
  const { number, caption, calculator, isCost } = drawing;
  return (
    <div className={styles.drawing} data-hue={categoryHue(category)} data-cost={isCost && ''}>
      <p className={styles.number}>{number}</p>
      {calculator ? (
        <CalculatorChart {...calculator} caption={caption} />
      ) : (
        <table>
          <caption>{caption}</caption>
          <tbody>
            {rowsOf(drawing).map(({ name, text, from, to }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
                <td className={styles.bar} aria-hidden="true">
                  <svg width="100%" height="18">
                    <rect width="100%" height="18" rx="5" className={styles.ground} />
                    <rect x={`${from}%`} width={`${tenths(to - from)}%`} height="18" rx="5" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
