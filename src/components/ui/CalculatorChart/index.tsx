import type { ReactNode } from 'react';
import { calculators } from '@site/src/calculators';
import { chartExampleOf } from '@site/src/calculators/example';
import { figureValues } from '@site/src/content/figureValues';
import type { CalculatorId } from '@site/src/calculators/ids';
import registry from '@site/src/content/figures.yml';
import BarChart from '../BarChart';
import ScrollableTable from '../ScrollableTable';
import styles from './styles.module.css';

interface Props {
  readonly id: CalculatorId;
  /** What is not the default, as in an address: "monthly=5000&years=10" */
  readonly inputs?: string;
  /** What one sees, in a sentence */
  readonly caption: string;
}

/** What a calculator draws for an example, with its numbers folded below: a picture of the text, made when the site is built. */
export default function CalculatorChart({ id, inputs, caption }: Props): ReactNode {
  const calculator = calculators[id];
  const { chart, table } = chartExampleOf(calculator, figureValues(registry, calculator.figures), inputs);
  return (
    <div className={styles.drawn}>
      <p className={styles.caption}>{caption}</p>
      {/* Words and numbers without a sentence are no answer to a search. */}
      <div data-pagefind-ignore>
        <BarChart {...chart} />
        {table && (
          <details>
            <summary>The same in numbers</summary>
            <ScrollableTable>
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([name = '', ...cells]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, index) => (
                      <td key={table.columns[index + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </ScrollableTable>
          </details>
        )}
      </div>
    </div>
  );
}
