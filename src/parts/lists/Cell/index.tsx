import type { ReactNode } from 'react';
import { isCell } from '../../../lib/quantities/cell';
import { shownText } from '../../../lib/quantities/shownText';
import RiskLabel from '../RiskLabel';

interface Props {
  readonly field: string;
  readonly value: unknown;
}

/** The displayed value of one field, in a table or on a card. */
export default function Cell({ field, value }: Props): ReactNode {
  if (value === undefined) return null;
  if (!isCell(value) && typeof value !== 'string') {
    throw new TypeError(`The field "${field}" is no text and cannot be shown.`);
  }
  if (field === 'risk' && typeof value === 'string') return <RiskLabel risk={value} />;
  return shownText(value);
}
