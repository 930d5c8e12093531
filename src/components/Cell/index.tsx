import type { ReactNode } from 'react';
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
  const text = String(value);
  if (field === 'risk') return <RiskLabel risk={text} />;
  // Files write ranges with a hyphen, which is what a keyboard has; a reader gets the dash that ranges are set with.
  return text.replaceAll(' - ', ' – ');
}
