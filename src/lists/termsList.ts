import { offerList, type AnyList } from '../machines/list/definition';
import type { KnownDocuments, OfferGroup, OfferRow } from '../machines/list/rows';
import type { Inputs } from '../machines/fields/inputs/types';
import { inWords } from '../lib/format/inWords';
import { partByTerms, type Term } from '../machines/list/mustHave';
import { andList } from '../lib/wordLists';
import { upperFirst } from '../lib/upperFirst';

/** Inputs of a list of terms: required terms, and the order. Names are part of addresses and permanent. */
export type Wishes<Name extends string> = Readonly<Record<Name, boolean>> & { readonly order: string };

interface TermsListOf<Row, Name extends string> {
  readonly id: string;
  readonly heading: string;
  /** Heading of the toggles: "The plan must have" */
  readonly title: string;
  /** Plural name of the rows: "plans" */
  readonly noun: string;
  /** Every row, by name */
  readonly rows: readonly Row[];
  readonly defaults: Wishes<Name>;
  readonly inputs: Inputs<Wishes<Name>>;
  /** Names of the filters, in display order */
  readonly names: readonly Name[];
  readonly terms: Readonly<Record<Name, Term<Row>>>;
  /** The verb for one and for several rows: "has" and "have", or empty if each filter has its own verb */
  readonly verbs?: readonly [one: string, several: string];
  /** Each filter as the end of the sentence "… of 17 plans have …" */
  readonly texts: Readonly<Record<Name, string>>;
  /** A following sentence on the matching rows, or on a limit of what the visitor requires */
  readonly after?: (met: readonly Row[], wishes: Wishes<Name>) => string;
  readonly inOrder: (order: string) => readonly Row[];
  readonly heads: OfferGroup['heads'];
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
    noun,
    rows,
    defaults,
    inputs,
    names,
    terms,
    texts,
    inOrder,
    heads,
    known = {},
    after = () => '',
    rowOf,
  } = list;
  const counts = Object.fromEntries(
    names.map((name) => [name, rows.filter((row) => terms[name].isMet(row) === true).length]),
  );

  /** On a phone, more names would push the toggles away; if another sentence follows, even two would. */
  const mostNamed = list.after ? 1 : 2;

  /** The end of the sentence, which names conditions or only counts them. */
  function conditions(count: number, asked: readonly Name[]): string {
    if (asked.length > mostNamed) {
      const all = asked.length === 2 ? 'both' : `all ${inWords(asked.length)}`;
      return `${count === 1 ? 'meets' : 'meet'} ${all} of your conditions`;
    }
    const [one, several] = list.verbs ?? ['', ''];
    const verb = count === 1 ? one : several;
    return `${verb ? `${verb} ` : ''}${andList(asked.map((name) => texts[name]))}`;
  }

  function leadOf(count: number, wishes: Wishes<Name>): string {
    const asked = names.filter((name) => wishes[name]);
    if (asked.length === 0) {
      return `**${rows.length} ${noun}**, in order of name. Tick below what you need.`;
    }
    const found = count === 0 ? 'None' : upperFirst(inWords(count));
    return `**${found} of ${rows.length} ${noun}** ${conditions(count, asked)}.`;
  }

  return offerList<Wishes<Name>>({
    id,
    heading,
    defaults,
    inputs,
    mainFields: [],
    must: { title, names },
    order: 'order',
    known,
    answer(wishes) {
      const asked = names.filter((name) => wishes[name]).map((name) => terms[name]);
      const { met, leftOut } = partByTerms(inOrder(wishes.order), asked);
      return {
        lead: `${leadOf(met.length, wishes)}${after(met, wishes)}`,
        inputsText: `${met.length} of ${rows.length} ${noun}`,
        counts,
        groups: [
          {
            id: noun,
            notes: [],
            heads,
            ranked: met.map((row) => rowOf(row, wishes)),
            unranked: leftOut.map(({ reason, rows: left }) => ({
              isLeftOut: true,
              reason,
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
