import type { ReactNode } from 'react';
import { rateText } from '@site/src/lib/format/rateText';
import RateAxis, { axisOf, RateAxisFade } from '../RateAxis';
import styles from './styles.module.css';
import * as words from '../messages.en';

export interface NamedRange {
  readonly name: string;
  /** Percent a year */
  readonly least: number;
  /** Missing where no upper end is published */
  readonly most?: number;
}

interface Props {
  readonly caption: string;
  readonly ranges: readonly NamedRange[];
}

/** Published rates of several lenders as bars on one axis, with the rates as text: a table that is also a chart. */
export default function RateRanges({ caption, ranges }: Props): ReactNode {
  const axis = axisOf(ranges.flatMap(({ least, most }) => [least, most ?? least + 1]));
  return (
    <>
      <RateAxisFade />
      <table className={styles.ranges}>
        <caption className="visuallyHidden">{caption}</caption>
        <tbody>
          {ranges.map(({ name, least, most }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.bar} aria-hidden="true">
                <RateAxis axis={axis} least={least} most={most} />
              </td>
              <td>
                {most === undefined
                  ? words.rateFrom({ least: rateText(least) })
                  : words.rateRange({ least: rateText(least), most: rateText(most) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
