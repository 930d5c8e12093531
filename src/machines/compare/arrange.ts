/** Arranges rows of any list side by side: fields as rows, the best value of each marked, fields with nothing to compare set apart. */
import { NOT_FOUND } from '../../lib/quantities/unknown';
import { exactValue, exactly, type Span } from '../../lib/quantities/span';
import { isTied } from '../../lib/tie';

/** A row's value in one field. */
export interface Value {
  readonly text: string;
  /** Secondary text below it */
  readonly small?: string | undefined;
  /** How far it is from the best of its field: "+₹150" */
  readonly difference?: string | undefined;
  /** The number to rank by; missing if not comparable or unknown */
  readonly number?: number | undefined;
  /** Whether the number is only a minimum */
  readonly isLeast?: boolean | undefined;
  /** Of a value without a number, what it lies between as far as that is known */
  readonly within?: Span | undefined;
}

export interface Field {
  readonly name: string;
  /** One for each compared row, in order */
  readonly values: readonly Value[];
  /** Which end is better; by default the lowest */
  readonly best?: Best;
  /** Whether a value ties with the best one; by default within 1% */
  readonly isTie?: (best: number, other: number) => boolean;
  /** Whether it is a remark, which compares with other remarks only */
  readonly isRemark?: boolean;
  /** Whether it always belongs in the fold */
  readonly isDetail?: boolean;
  /** Whether it is the sum that the comparison is about, which is drawn */
  readonly isAnswer?: boolean;
  /** Whether it is a term, such as a fee, beside such a sum */
  readonly isTerm?: boolean;
}

export type Best = 'lowest' | 'highest';

export interface ArrangedValue extends Value {
  /** Whether it is the best of its field for certain, or tied with the best; or the best that is known, where another may be better */
  readonly leads: boolean | 'known';
}

export interface Arranged {
  readonly differing: readonly (Pick<Field, 'name' | 'isAnswer' | 'isTerm'> & {
    readonly best: Best;
    readonly values: readonly ArrangedValue[];
    /** Whether none leads because all that can be ranked are a tie */
    readonly isTie: boolean;
  })[];
  /** Fields with the same text in all rows */
  readonly same: readonly { readonly name: string; readonly text: string }[];
  /** Details, and fields found for one row only, and not for two or more */
  readonly apart: readonly Field[];
  /** Names of the fields that were found for no row */
  readonly missing: readonly string[];
}

/** In the column of the visitor's own offer, what only lenders publish. */
export const NOT_ASKED = '—';

/** What a value costs at best and at worst: what a visitor gets counts below nothing. Undefined if nothing of it is known. */
function costOf({ number, isLeast, within }: Value, best: Best): Required<Span> | undefined {
  const { least, most } = number === undefined ? { ...within } : isLeast ? { least: number } : exactly(number);
  if (least === undefined && most === undefined) return undefined;
  const [atLeast, atMost] = [least ?? -Infinity, most ?? Infinity];
  return best === 'lowest' ? { least: atLeast, most: atMost } : { least: -atMost, most: -atLeast };
}

/**
 * Which values lead. An end of a range counts for what is certain only: a value leads if no other may be better. Where one may, the best that is known
 * is called so, unless several tie for it.
 * @returns nobody leads if fewer than two can be ranked, or if all of those tie
 */
function leadersOf({ values, best = 'lowest', isTie = isTied }: Field): Pick<Arranged['differing'][number], 'isTie'> & {
  readonly leads: readonly ArrangedValue['leads'][];
} {
  const costs = values.map((value) => costOf(value, best));
  const ranked = costs.flatMap((cost) => cost ?? []);
  const first = Math.min(...ranked.map(({ most }) => most));
  const leaders = ranked.filter(({ most }) => Number.isFinite(first) && isTie(first, most));
  if (leaders.length === 0 || leaders.length === ranked.length)
    return { leads: values.map(() => false), isTie: leaders.length > 1 };
  const mayBeBeaten = leaders.some((leader) =>
    ranked.some((other) => other !== leader && exactValue(other) === undefined && other.least < leader.most),
  );
  const mark = mayBeBeaten ? leaders.length === 1 && 'known' : true;
  return { leads: costs.map((cost) => cost !== undefined && leaders.includes(cost) && mark), isTie: false };
}

function isSame({ values }: Field): boolean {
  const [first] = values;
  return values.length > 1 && values.every(({ text, small }) => text === first?.text && small === first.small);
}

const countFound = ({ values }: Field): number =>
  values.filter(({ text }) => text !== NOT_FOUND && text !== NOT_ASKED).length;

/** Whether there is nothing to compare: no text was found, or one that is a remark or beside two that were not, and no row has a number. */
function isLone(field: Field): boolean {
  const { values } = field;
  const missing = values.filter(({ text }) => text === NOT_FOUND).length;
  const found = countFound(field);
  const isAlone = found === 0 || (found === 1 && (missing > 1 || field.isRemark === true));
  return missing > 0 && isAlone && values.every(({ number }) => number === undefined);
}

/** Marks the best values of each field, and sets apart the fields that do not differ, the details, and those with nothing to compare. */
export function arrange(all: readonly Field[]): Arranged {
  const isApart = (field: Field): boolean => field.isDetail === true || isLone(field);
  const fields = all.filter((field) => !isApart(field));
  const apart = all.filter(isApart);
  return {
    apart: apart.filter((field) => countFound(field) > 0),
    missing: apart.filter((field) => countFound(field) === 0).map(({ name }) => name),
    differing: fields
      .filter((field) => !isSame(field))
      .map((field) => {
        const { leads, isTie } = leadersOf(field);
        const values = field.values.map((value, index) => ({ ...value, leads: leads[index] ?? false }));
        const { name, best = 'lowest', isAnswer, isTerm } = field;
        return { name, best, values, isTie, ...(isAnswer && { isAnswer }), ...(isTerm && { isTerm }) };
      }),
    same: fields.filter(isSame).map(({ name, values }) => ({ name, text: values[0]?.text ?? '' })),
  };
}
