import { formatRupees } from '../../../lib/format/rupees';
import { readNumber } from '../../../lib/typed/readNumber';
import { percentUnits } from '../../../lib/typed/units';
import type { Input, Values } from './types';
import * as words from '../messages.en';

/** What a typed text comes to. */
interface Read {
  readonly value?: number | null | undefined;
  readonly problem?: string | undefined;
}

/** A number without its sign is a percentage below this: no fee is so few rupees, and the keyboard of numbers has no %. */
const LEAST_RUPEES = 10;

/** The percentage that a text says, where a share may be typed instead of an amount. */
function percentIn(text: string): number | undefined {
  const percent = readNumber(text, percentUnits);
  if (percent === undefined || percent < 0) return undefined;
  const isBare = readNumber(text, () => undefined) !== undefined;
  return isBare && (percent === 0 || percent >= LEAST_RUPEES) ? undefined : percent;
}

/**
 * Reads what was typed into a field.
 *
 * @param values of all fields, for an amount that is a share of another
 * @returns the value, null for an emptied field that may be empty, or what is wrong; nothing where nothing was typed
 */
export function readTyped(input: Input | undefined, text: string | undefined, values: Values): Read {
  if (input?.kind !== 'number' || text === undefined) return {};
  const { isOptional, shareOf, read } = input.spec;
  if (isOptional && text.trim() === '') return { value: null };
  const percent = shareOf === undefined ? undefined : percentIn(text);
  if (shareOf === undefined || percent === undefined) return read(text);
  const whole = values[shareOf];
  return typeof whole === 'number' ? read(formatRupees((whole * percent) / 100)) : { problem: words.shareOfNothing };
}
