import type { ReactNode } from 'react';
import type { WithoutScript as Table } from './definition';
import styles from './WithoutScript.module.css';

/** Answers for common numbers, for visitors without JavaScript. */
export default function WithoutScript({ intro, heads, rows }: Table): ReactNode {
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
