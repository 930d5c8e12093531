import type { DataFile } from '../../checks/model';
import { isRecord } from '../../lib/isRecord';
import { parseDepositSlab } from '../../lib/quantities/depositSlab';
import { publishedQuantities } from '../../lib/quantities/published';
import type { Part } from './parts';
import type { QuotedValue } from './quotedValue';

const SENIORS = ', seniors ';

/**
 * The lines of the banks' rate cards as values, each with its rate for seniors. They cite what the list of deposits cites for the bank.
 *
 * @param file the rate cards
 * @param values those of the lists, of which the highest rates of deposits say where to look
 */
export function cardLines({ path: file, rows }: DataFile, values: readonly QuotedValue[]): readonly QuotedValue[] {
  const ofBank = new Map(values.filter(({ field }) => field === 'highestRate').map((one) => [one.subject, one]));
  return rows.flatMap((row, index) => {
    const bank = ofBank.get(String(row['provider']));
    if (!bank) return [];
    return (['slabs', 'specials'] as const).flatMap((group) => {
      const lines = row[group];
      return Object.entries(isRecord(lines) ? lines : {}).flatMap(([tenure, pays]): readonly QuotedValue[] => {
        const text = String(pays);
        const parts = partsOfLine(tenure, text);
        if (parts.length === 0) return [];
        const meaning = { ...bank.meaning, seniors: undefined };
        const place = { file, path: ['rows', index, group, tenure], row: bank.subject, field: `${group}.${tenure}` };
        return [{ ...bank, ...place, text, parts, meaning, citing: { file: bank.file, path: bank.path } }];
      });
    });
  });
}

/** "7.10%, seniors 7.60%" as two numbers to be found, each for a day in the middle of the tenure. */
function partsOfLine(tenure: string, text: string): readonly Part[] {
  const slab = parseDepositSlab(tenure, text).value;
  if (slab?.ratePercent === undefined) return [];
  const days = Math.round((slab.fromDays + slab.toDays) / 2);
  const at = text.indexOf(SENIORS);
  const part = (start: number, end: number, seniors: boolean): Part => {
    const own = text.slice(start, end);
    return { quantities: publishedQuantities(own).quantities, text: own, start, days, seniors };
  };
  return at === -1 ? [part(0, text.length, false)] : [part(0, at, false), part(at + SENIORS.length, text.length, true)];
}
