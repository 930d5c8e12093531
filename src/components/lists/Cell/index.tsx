import type { ReactNode } from 'react';
import { formatCell, isCell } from '@site/src/lib/quantities/cell';
import { upperFirst } from '@site/src/lib/upperFirst';
import RiskLabel from '../RiskLabel';

interface Props {
  readonly field: string;
  readonly value: unknown;
}

/** The value of one field as visitors read it, in a table or on a card. */
export default function Cell({ field, value }: Props): ReactNode {
  if (value === undefined) return null;
  if (Array.isArray(value)) {
    return (
      <ul>
        {value.map((line) => (
          <li key={String(line)}>{String(line)}</li>
        ))}
      </ul>
    );
  }
  if (isCell(value)) return rangeText(upperFirst(formatCell(value)));
  if (typeof value !== 'string') throw new TypeError(`The field "${field}" is no text and cannot be shown.`);
  if (field === 'risk') return <RiskLabel risk={value} />;
  return rangeText(value);
}

/** Files write ranges with a hyphen, which is what a keyboard has; a reader gets the dash that ranges are set with. */
function rangeText(text: string): string {
  return text.replaceAll(' - ', ' – ');
}
