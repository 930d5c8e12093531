import { formatRupees } from '../lib/format/rupees';
import { midSentence } from '../lib/midSentence';
import { NOT_KNOWN } from '../lib/quantities/unknown';
import { isTied } from '../lib/tie';
import { NOT_ASKED, type Field } from '../machines/compare/arrange';
import { isRateTie } from '../machines/compare/listFields';
import type { ComparedRow } from '../machines/compare/comparison';
import { lastKnownLead, type Ageing } from '../machines/list/ageing';
import type { ListAnswer } from '../machines/list/definition';
import {
  rowsOf,
  type ComparedSum,
  type Counted,
  type OfferGroup,
  type OfferRow,
  type OwnOffer,
  type RowFigure,
} from '../machines/list/rows';
import * as words from './messages.en';

/** A list's calculation for the visitor's numbers, for the compared rows. */
export interface CountedRows {
  readonly lead: string;
  /** Why rows are not ranked with the others */
  readonly notes: readonly string[];
  /** With the visitor's own offer, its value stands first in each */
  readonly fields: readonly Field[];
  readonly ownOffer?: OwnOffer | undefined;
}

/** The id of that column, which is no row's. */
export const OWN_COLUMN = 'your-offer';

/** Why each unranked row is not ranked, by id. Rows that the visitor's filters exclude are calculated like the others. */
function reasonsOf({ unranked }: OfferGroup): ReadonlyMap<string, string> {
  return new Map(
    unranked
      .filter(({ isLeftOut }) => !isLeftOut)
      .flatMap(({ reason, rows }) => rows.map(({ id }) => [id, reason] as const)),
  );
}

/** A row, or the visitor's own offer as one. */
type FoundRow = Pick<OfferRow, 'id' | 'name' | 'figures' | 'compared'>;

const figuresOf = (row: FoundRow | undefined): readonly RowFigure[] => [
  ...(row?.figures.filter(({ counted }) => counted) ?? []),
  ...(row?.compared ?? []),
];

/** Whether at least two rows have a number to compare. */
function canBeCompared({ values }: Field): boolean {
  return values.filter(({ number }) => number !== undefined).length > 1;
}

/** Whether of at least two rows an end is known, and of none a number. */
function hasOnlyEnds({ values }: Field): boolean {
  return values.filter(({ within }) => within).length > 1 && values.every(({ number }) => number === undefined);
}

/** The comparable values of a field in one sentence, that of the list or with both ends. @param columns in the order of the values */
function leadOf(
  { inputsText, comparedLead }: Pick<ListAnswer, 'inputsText' | 'comparedLead'>,
  field: Field | undefined,
  columns: readonly Pick<ComparedSum, 'id' | 'name'>[],
): string {
  const inputs = midSentence(inputsText);
  const sign = field?.best === 'highest' ? -1 : 1;
  const known = columns
    .flatMap(({ id, name }, index): readonly ComparedSum[] => {
      const { text, number, isLeast } = field?.values[index] ?? {};
      return text === undefined || number === undefined ? [] : [{ id, name, text, number, isLeast }];
    })
    .sort((a, b) => sign * (a.number - b.number));
  const [first, last] = [known[0], known.at(-1)];
  if (!field || !first || !last) return words.noSums({ inputs });
  if (comparedLead) {
    const best = known.filter(({ number }) => isTied(first.number, number));
    return comparedLead(best, known.slice(best.length));
  }
  const name = midSentence(field.name);
  if (first.text === last.text) return words.sameSum({ inputs, field: name, sum: first.text });
  return words.sums({
    isTie: isTied(first.number, last.number),
    inputs,
    field: name,
    first: first.text,
    firstName: first.name,
    last: last.text,
    lastName: last.name,
    apart: formatRupees(Math.round(Math.abs(last.number - first.number))),
  });
}

/** Whether an amount of which an end is known may be better than the best number. */
function mayBeBetter({ within = {}, number, best, isLeast }: Counted, known: number): boolean {
  if (number !== undefined) return isLeast === true;
  return best === 'highest' ? (within.most ?? known) > known : (within.least ?? known) < known;
}

/** The difference between an amount and the best of its row, "+₹150"; undefined for the best itself. */
function differenceText(best: number, rupees: number): string | undefined {
  const more = Math.round(rupees - best);
  return more === 0 ? undefined : `${more > 0 ? '+' : ''}${formatRupees(more)}`;
}

interface CountedField extends Field {
  /** Whether two rows or more have a number, ranked together or not */
  readonly isCounted: boolean;
  /** What the numbers of all rows have in them: "fee included" */
  readonly held?: string;
  /** The field beside which it needs no row, if it says the same */
  readonly repeats?: string | undefined;
}

/** A field as the table names it. A sentence says no more than its name. */
const withHeld = ({ held, repeats: _repeats, isCounted: _isCounted, ...field }: CountedField): Field => ({
  ...field,
  ...(held && { name: words.fieldHolding({ field: field.name, held }) }),
});

/** Without those that say what another says already. */
function withoutRepeats(fields: readonly CountedField[]): readonly CountedField[] {
  return fields.filter(({ repeats, values }) => {
    const other = fields.find(({ name }) => name === repeats);
    return !other || values.some(({ text }, index) => text !== other.values[index]?.text);
  });
}

/** What all of some texts say: "fee included"; undefined if they differ. */
function sharedBy(texts: readonly (string | undefined)[]): string | undefined {
  const [shared, ...others] = new Set(texts);
  return others.length === 0 ? shared : undefined;
}

/** One of the list's figures for every column, with its difference from the best amount if no unknown one may beat that. */
function fieldOf(
  label: string,
  found: readonly (FoundRow | undefined)[],
  isRanked: (id: string, isTerm?: boolean) => boolean,
): CountedField {
  const figures = found.map((row) => {
    const figure = figuresOf(row).find((one) => one.label === label);
    const isRankedHere = isRanked(row?.id ?? '', figure?.counted?.isTerm);
    return { isRanked: isRankedHere, text: row?.id === OWN_COLUMN ? NOT_ASKED : NOT_KNOWN, ...figure };
  });
  const { counted: one } = figures.find(({ counted }) => counted) ?? {};
  const { name = label, best = 'lowest', isRate, isTerm, repeats } = one ?? {};
  const ranked = figures.flatMap(({ isRanked: canLead, counted }) => (canLead ? (counted?.number ?? []) : []));
  const bestRanked = best === 'lowest' ? Math.min(...ranked) : Math.max(...ranked);
  const hasDifference =
    !isRate &&
    !isTerm &&
    !figures.some(({ isRanked: canLead, counted }) => canLead && counted && mayBeBetter(counted, bestRanked));
  const held = sharedBy(figures.map(({ counted }) => counted?.small));
  return {
    name,
    ...(held && { held }),
    repeats,
    isCounted: figures.filter(({ counted }) => counted?.number !== undefined).length > 1,
    best,
    ...(isRate && { isTie: isRateTie }),
    ...(isTerm && { isTerm }),
    values: figures.map(({ isRanked: canLead, text, caveat, small, counted }) => {
      const number = canLead ? counted?.number : undefined;
      // Keeps what a number counts, and the reason why a row is not ranked.
      const note = held ? undefined : counted?.small;
      if (number === undefined)
        return { text, within: canLead ? counted?.within : undefined, small: note ?? caveat ?? small?.at(-1) };
      const difference = hasDifference ? differenceText(bestRanked, number) : undefined;
      return { text, number, difference, isLeast: counted?.isLeast, small: note === '' ? undefined : note };
    }),
  };
}

/**
 * Amounts calculated from the visitor's numbers, by the list's own function.
 * @param answer of the list, for these numbers
 * @param rows to compare
 * @param ageing of the list, if its values are too old to rank
 * @returns undefined if the list calculates nothing for these rows
 */
export function countedRows(
  answer: ListAnswer,
  rows: readonly ComparedRow[],
  ageing?: Ageing,
): CountedRows | undefined {
  const group = answer.groups.find((one) => rowsOf(one).some(({ id }) => id === rows[0]?.id));
  if (!group) return undefined;
  const { ownOffer } = group;
  const found: readonly (FoundRow | undefined)[] = [
    ...(ownOffer ? [{ ...ownOffer, id: OWN_COLUMN }] : []),
    ...rows.map(({ id }) => rowsOf(group).find((row) => row.id === id)),
  ];
  // In the order of the list's rows: the visitor's own offer lacks the published rate.
  const counted = [...found.slice(ownOffer ? 1 : 0), found[0]].flatMap(
    (row) => row?.figures.filter((figure) => figure.counted) ?? [],
  );
  if (counted.length === 0) return undefined;
  const reasons = reasonsOf(group);
  const fieldsOf = (figures: readonly RowFigure[]): readonly CountedField[] =>
    [...new Set(figures.map(({ label }) => label))].map((label) =>
      fieldOf(label, found, (id, isTerm) => !ageing && (isTerm === true || !reasons.has(id))),
    );
  const main = fieldsOf(counted);
  const all = [...main, ...fieldsOf(found.flatMap((row) => row?.compared ?? []))];
  const compared = main.filter(canBeCompared).at(-1);
  const fields = withoutRepeats(all).map((field) =>
    withHeld(field === compared ? { ...field, isAnswer: true } : field),
  );
  const namesOf = (reason: string): readonly string[] =>
    rows.filter(({ id }) => reasons.get(id) === reason).map(({ name }) => name);
  const notes = [...new Set(reasons.values())]
    .filter((reason) => namesOf(reason).length > 0)
    .map((reason) => `${namesOf(reason).join(', ')}: ${reason}`);
  if (ageing) return { lead: lastKnownLead(ageing), notes: [], fields, ownOffer };
  if (!compared && notes.length === 0 && main.some(hasOnlyEnds))
    return { lead: words.lowestEnds({ inputs: midSentence(answer.inputsText) }), notes, fields, ownOffer };
  const columns = [...(ownOffer ? [{ id: OWN_COLUMN, name: ownOffer.name }] : []), ...rows];
  // The sentence says why, and no note below it says so again.
  if (!compared && notes.length > 0 && main.some(({ isCounted }) => isCounted))
    return {
      lead: words.sumsApart({ inputs: midSentence(answer.inputsText), why: notes.join(' ') }),
      notes: [],
      fields,
      ownOffer,
    };
  return { lead: leadOf(answer, compared, columns), notes, fields, ownOffer };
}
