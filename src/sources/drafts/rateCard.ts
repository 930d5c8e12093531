import { tenureOf } from '../../content/depositTenures';
import { formatRate } from '../../lib/quantities/percent';
import { parseDepositSlab, slabOn, wholeDays, type DepositSlab } from '../../lib/quantities/depositSlab';
import { exactly } from '../../lib/quantities/span';
import { unknownWords } from '../../lib/quantities/unknown';
import { isRecord } from '../../lib/isRecord';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import type { QuotedValue } from '../watched/quotedValue';

/** The rate card of a bank as its file has it: what each tenure pays, "6.50%, seniors 7.10%". */
export interface RateCard {
  readonly slabs: Readonly<Record<string, string>>;
  readonly specials?: Readonly<Record<string, string>>;
}

/** A line of a rate card that follows a rate of the list. */
export interface CardLine {
  readonly group: 'slabs' | 'specials';
  readonly tenure: string;
  readonly now: string;
}

/** A rate of the list of fixed deposits that its document says otherwise. */
export interface RateChange {
  readonly value: Pick<QuotedValue, 'field' | 'parts'>;
  /** As the document has it: "6.60%", with a bracket for the highest rate. */
  readonly now: string;
}

export interface CardChange {
  readonly lines: readonly CardLine[];
  /** The highest rate that the card then has for the public, with its tenures in brackets. */
  readonly highest: string;
}

const inPercent = (percent: number): string => formatRate(exactly(percent));

/** The card's line for a slab. */
function paysText({ ratePercent, seniorRatePercent }: DepositSlab): string {
  if (ratePercent === undefined) return unknownWords['not-found'];
  return seniorRatePercent === undefined
    ? inPercent(ratePercent)
    : `${inPercent(ratePercent)}, seniors ${inPercent(seniorRatePercent)}`;
}

const linesOf = (card: RateCard): readonly (readonly [CardLine['group'], tenure: string, pays: string])[] =>
  (['slabs', 'specials'] as const).flatMap((group) =>
    Object.entries(card[group] ?? {}).map(([tenure, pays]) => [group, tenure, pays] as const),
  );

/** The slabs of a card; undefined where a line cannot be read. */
function slabsOf(card: RateCard): readonly DepositSlab[] | undefined {
  const lines = linesOf(card);
  const slabs = lines.flatMap(([, tenure, pays]) => parseDepositSlab(tenure, pays).value ?? []);
  return slabs.length < lines.length ? undefined : slabs;
}

/**
 * Takes new rates of the list over into a rate card, each in the slab that pays it, where the card's own lines were not read.
 *
 * @param before the card as it was
 * @param card the card with the lines that were read
 * @param highest as the list has it; its bracket stays while the same slabs pay most
 * @returns undefined where a line of the card cannot be read, none is for the tenure of a rate, or the highest rate is not on it
 */
export function changedCard(
  before: RateCard,
  card: RateCard,
  highest: string,
  changes: readonly RateChange[],
): CardChange | undefined {
  const [slabsBefore, slabs] = [slabsOf(before), slabsOf(card)];
  if (!slabsBefore || !slabs) return undefined;
  const after = new Map(slabs.map((slab) => [slab.tenure, slab]));
  for (const { value, now } of changes) {
    const percent = Number.parseFloat(now);
    const tenure = tenureOf(value.field);
    const isSenior = value.field === tenure?.seniorField;
    const days = tenure ? wholeDays(tenure.years * MONTHS_IN_YEAR) : Math.round(value.parts[0]?.days ?? NaN);
    const slab = slabOn(slabs, days, isSenior);
    const changed = slab && after.get(slab.tenure);
    if (!changed || Number.isNaN(percent)) return undefined;
    // The slab of the highest rate has a rate for seniors too, which only its own line says.
    if (tenure)
      after.set(changed.tenure, {
        ...changed,
        ...(isSenior ? { seniorRatePercent: percent } : { ratePercent: percent }),
      });
  }
  const isUnread = changes.some(({ value, now }) => {
    if (value.field !== 'highestRate') return false;
    const slab = slabOn([...after.values()], Math.round(value.parts[0]?.days ?? NaN), false);
    return slab?.percent !== Number.parseFloat(now);
  });
  if (isUnread) return undefined;
  return {
    lines: linesOf(card).flatMap(([group, tenure, pays]) => {
      const slab = after.get(tenure);
      const now = slab === undefined ? pays : paysText(slab);
      return now === pays ? [] : [{ group, tenure, now }];
    }),
    highest: highestText(slabsBefore, [...after.values()], highest),
  };
}

function payingMost(slabs: readonly DepositSlab[]): { readonly most: number; readonly tenures: string } {
  const most = Math.max(...slabs.flatMap(({ ratePercent }) => ratePercent ?? []));
  const paying = slabs.filter(({ ratePercent }) => ratePercent === most);
  return { most, tenures: paying.map(({ tenure }) => tenure).join(' or ') };
}

function highestText(before: readonly DepositSlab[], after: readonly DepositSlab[], text: string): string {
  const { most, tenures: paying } = payingMost(after);
  const bracket = payingMost(before).tenures === paying ? / \(.*\)$/u.exec(text)?.[0] : undefined;
  return `${inPercent(most)}${bracket ?? ` (${paying})`}`;
}

/** Whether a field of the list stands on the rate card too. */
export const isOnCard = (field: string): boolean => field === 'highestRate' || tenureOf(field) !== undefined;

/** The rate card of a bank in the file of all cards, with its place there. @param file as it is written */
export function cardOf(
  file: unknown,
  provider: string,
): { readonly card: RateCard; readonly index: number } | undefined {
  const all: readonly unknown[] = isRecord(file) && Array.isArray(file['rows']) ? file['rows'] : [];
  const index = all.findIndex((row) => isRecord(row) && row['provider'] === provider);
  const card = all[index];
  return isRecord(card) && isRecord(card['slabs']) ? { card: card as unknown as RateCard, index } : undefined;
}
