import { offerList, type AnyList } from '../../machines/list/definition';
import type { KnownDocuments, OfferGroup, OfferRow } from '../../machines/list/rows';
import { toggle } from '../../machines/fields/inputs/fields';
import type { ChoiceInput } from '../../machines/fields/inputs/types';
import { partByTerms, type Term } from '../../machines/list/mustHave';
import * as words from './messages.en';

/** Inputs of a list of terms: required terms, and the order. Names are part of addresses and permanent. */
export type Wishes<Name extends string> = Readonly<Record<Name, boolean>> & { readonly order: string };

/** A term as a filter: a toggle above the rows, and what the answer says of the rows that meet it. */
export interface Condition<Row> extends Term<Row> {
  readonly label: string;
  /** In the sentence `found`: "have no co-payment" */
  readonly text: string;
}

interface TermsListOf<Row, Name extends string> {
  readonly id: string;
  readonly heading: string;
  /** Heading of the toggles: "The plan must have" */
  readonly title: string;
  /** What the rows are, and the id of their group */
  readonly kind: 'plans' | 'insurers';
  /** Every row, by name */
  readonly rows: readonly Row[];
  /** The filters by name, in display order. Names are part of addresses and permanent */
  readonly conditions: Readonly<Record<Name, Condition<Row>>>;
  /** The sort field, which begins with "name" */
  readonly order: ChoiceInput;
  /** How many rows have what the visitor requires: "Nine of 17 plans have no co-payment." */
  readonly found: (of: { readonly count: number; readonly all: string; readonly terms: readonly string[] }) => string;
  /** A following sentence on the matching rows, or on a limit of what the visitor requires, after a space; empty if there is none */
  readonly after?: (met: readonly Row[], wishes: Wishes<Name>) => string;
  readonly inOrder: (order: string) => readonly Row[];
  readonly heads: OfferGroup['heads'];
  readonly narrow: OfferGroup['narrow'];
  /** Documents named by rows, where the list as a whole names none */
  readonly known?: KnownDocuments;
  readonly rowOf: (row: Row, wishes: Wishes<Name>) => OfferRow;
}

/** An unranked list: rows sorted by name or a published figure, filtered by the terms that the visitor requires. */
export function termsList<Row, Name extends string>(list: TermsListOf<Row, Name>): AnyList {
  const {
    id,
    heading,
    title,
    kind,
    rows,
    conditions,
    order,
    found,
    inOrder,
    heads,
    narrow,
    known = {},
    after = () => '',
    rowOf,
  } = list;
  const all = String(rows.length);
  const names = Object.keys(conditions) as Name[];
  const byName = <Value>(valueOf: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Readonly<Record<Name, Value>>;
  const counts = byName((name) => rows.filter((row) => conditions[name].isMet(row) === true).length);

  /** On a phone, more names would push the toggles away; if another sentence follows, even two would. */
  const mostNamed = list.after ? 1 : 2;

  /** Names the conditions, or only counts them. */
  function leadOf(count: number, asked: readonly Name[]): string {
    if (asked.length === 0) return words.leadAll({ kind, all });
    return asked.length > mostNamed
      ? words.meetAll({ kind, count, all, asked: asked.length })
      : found({ count, all, terms: asked.map((name) => conditions[name].text) });
  }

  return offerList<Wishes<Name>>({
    id,
    heading,
    // Nothing is required until the visitor asks: a preset filter hides rows.
    defaults: { ...byName(() => false), order: 'name' },
    inputs: { ...byName((name) => toggle(conditions[name].label)), order },
    mainFields: [],
    must: { title, names },
    order: 'order',
    known,
    answer(wishes) {
      const asked = names.filter((name) => wishes[name]);
      const { met, leftOut } = partByTerms(
        inOrder(wishes.order),
        asked.map((name) => conditions[name]),
      );
      return {
        lead: `${leadOf(met.length, asked)}${after(met, wishes)}`,
        inputsText: words.inputs({ kind, met: String(met.length), all }),
        counts,
        groups: [
          {
            id: kind,
            notes: [],
            heads,
            narrow,
            ranked: met.map((row) => rowOf(row, wishes)),
            unranked: leftOut.map(({ rows: left, ...why }) => ({
              ...why,
              isLeftOut: true,
              rows: left.map((row) => rowOf(row, wishes)),
            })),
          },
        ],
      };
    },
  });
}

/** Rows sorted by a number, largest or smallest first; ties stay in order of name, unknown values are last. */
export function orderedBy<Row>(
  rows: readonly Row[],
  keyOf: ((row: Row) => number | undefined) | undefined,
  first: 'largest' | 'smallest',
): readonly Row[] {
  if (!keyOf) return rows;
  const rank = (row: Row): number => {
    const key = keyOf(row);
    return key === undefined ? Infinity : first === 'largest' ? -key : key;
  };
  return [...rows].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
