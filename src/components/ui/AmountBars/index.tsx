import type { ReactNode } from 'react';
import { parse } from '@site/src/lib/quantities/quantity';
import { exactValue } from '@site/src/lib/quantities/span';
import styles from './styles.module.css';

interface Props {
  /** What one sees, in a sentence */
  readonly caption: string;
  /** Names and rupees, as "Personal loan: ₹70,968; Card loan: ₹1,07,917" */
  readonly amounts: string;
}

function readAmount(entry: string): { readonly name: string; readonly text: string; readonly rupees: number } {
  const [, name = '', text = ''] = /^(.+): (₹[^:]+)$/.exec(entry) ?? [];
  const { value } = parse('money', text);
  const rupees = value && 'least' in value ? exactValue(value) : undefined;
  if (rupees === undefined)
    throw new Error(`found "${entry}"; write a name and an amount, as in "Card loan: ₹1,07,917"`);
  return { name, text, rupees };
}

/**
 * A few amounts as bars on one scale from zero: the central number of an article as its picture. It is a table, so whoever listens to it or prints
 * it has the same numbers.
 *
 * @throws {Error} when an amount cannot be read
 */
export default function AmountBars({ caption, amounts }: Props): ReactNode {
  const bars = amounts.split('; ').map(readAmount);
  const largest = Math.max(...bars.map(({ rupees }) => rupees));
  return (
    <table className={styles.bars}>
      <caption>{caption}</caption>
      <tbody>
        {bars.map(({ name, text, rupees }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
            <td className={styles.bar} aria-hidden="true">
              <svg width="100%" height="18">
                <rect width="100%" height="18" rx="5" className={styles.ground} />
                <rect width={`${Math.round((rupees / largest) * 1000) / 10}%`} height="18" rx="5" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
