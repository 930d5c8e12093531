import Kept from '../../machines/kept/Kept';
import type { OfferGroup, OfferRow } from '../../machines/list/rows';
import { columnNames, tagOf } from './columns';
import { ordersOnceOld } from './fields';
import type { FeeAnswer, LoanAnswer, LoanRanking, PublishedLoan } from './loan';
import * as words from './messages.en';
import { ownOffer, type Among, type OfferedLoan } from './offered';
import { feeInTotal } from './rowTexts';
import { ways } from './ways';

/** What the definitions of all lists of loans have alike. */
export const sharedParts = { order: 'order', ways, ordersOnceOld, kept: Kept } as const;

/** Number of rows with one kind of fee. */
function countOf(ranked: readonly LoanAnswer[], kind: FeeAnswer['kind']): number {
  return ranked.filter(({ fee }) => fee.kind === kind).length;
}

/** In how many rows the fee is counted, if not in all. Gaps in our sources are not blamed on lenders. */
export function feeNotes(ranked: readonly LoanAnswer[]): readonly string[] {
  const [known, bounded] = [countOf(ranked, 'known'), countOf(ranked, 'bounded')];
  if (known === ranked.length) return [];
  const isInApr = ranked.some(({ aprMost }) => aprMost !== undefined);
  const counted = bounded === 0 ? 'known' : isInApr ? 'bounded-in-apr' : 'bounded';
  return [`${words.feesKnown({ counted, known, bounded, all: ranked.length })} ${words.feeOnTop}`];
}

interface LoanGroupOf<Of extends PublishedLoan> extends Among {
  readonly ranking: LoanRanking<Of>;
  /** What the visitor was offered, which is then a row as well */
  readonly offered: OfferedLoan | undefined;
  readonly notes: readonly string[];
  /** Further ones, on its sums */
  readonly sumNotes?: readonly string[];
  readonly rowOf: (answer: LoanAnswer<Of>) => OfferRow;
  /** Whether a repo rate change is passed on */
  readonly isEstimate?: boolean | undefined;
}

/** Ranked loans as rows of a list. */
export function loanGroup<Of extends PublishedLoan>(of: LoanGroupOf<Of>): OfferGroup {
  const { column, offered, notes, sumNotes = [], rowOf, isEstimate } = of;
  const { ranked, rivals, unranked } = of.ranking;
  return {
    id: 'lenders',
    notes: [
      ...notes,
      ...sumNotes,
      ...(ranked.some((answer) => feeInTotal(answer) === 'included') ? [words.feeInTotals] : []),
    ],
    heads: [
      { text: words.columnLender, order: 'name' },
      { text: columnNames.rate, order: 'rate' },
      // A loan repaid at its end has no EMI.
      ranked[0] && ranked[0].emi === undefined
        ? { text: words.columnInterest }
        : { text: columnNames.emi, order: 'emi' },
      { text: columnNames.total, order: 'total' },
    ],
    tag: tagOf(ranked, column, { rivals, isEstimate }),
    narrow: { main: 1, below: 2, line: [0] },
    onceOld: {
      notes,
      narrow: { main: 0, below: 1 },
      heads: [
        { text: words.columnLender, order: 'name' },
        { text: columnNames.rate, order: 'rate' },
        { text: words.columnMonth },
      ],
    },
    ranked: ranked.map(rowOf),
    ownOffer: offered && ownOffer(offered, of),
    unranked: unranked.map(({ reason, answers }) => ({ reason, rows: answers.map(rowOf) })),
  };
}
