import type { ReactNode } from 'react';
import type { FigureValues } from '../../content/figureValues';
import type { WithoutScript as Table } from './definition';
import styles from './WithoutScript.module.css';

interface Props {
  readonly table: (figures: FigureValues) => Table;
  readonly figures: FigureValues;
}

/** Answers for common numbers, for visitors without JavaScript. In a `<noscript>`, where a browser renders nothing: none is worked out there. */
export default function WithoutScript({ table, figures }: Props): ReactNode {
  const { intro, heads, rows } = table(figures);
  return (
    <div className={styles.other}>
      <p>{intro}</p>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={heads[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
