import * as fc from '@site/tests/unit/properties';
import { homeLoan, homeLoanRecords, rules } from '@site/tests/unit/homeLoans';
import { plainLoan } from '@site/tests/unit/plainLoans';
import { creditCards } from '../content/creditCards';
import { tagOf as loanTag } from './loans/columns';
import { homeLoanList } from './home-loans/list';
import { rankHomeLoans } from './home-loans/rank';
import type { Values } from '../machines/fields/inputs/types';
import { withoutMarks } from '../machines/fields/Marked';
import type { ListDefinition } from '../machines/list/definition';
import { isInDoubt } from './credit-cards/cardText';
import { formatPercent } from '../lib/format/rupees';
import { usualRate } from './loans/exampleRate';
import { mostOf } from './loans/fees';
import { cardValue } from './credit-cards/cardValue';
import { rankCards, stepOf } from './credit-cards/rankCards';
import { rankLoans } from './loans/rank';
import { leadOf as loanLead } from './loans/sentences';
import type { HomeLoan } from '../content/offerTypes';
import { lastKnown } from '../machines/list/lastKnown';
import { loanColumns, type LoanColumn, type OrderedLoan } from './loans/loan';
import { leadOf as cardLead, standingOf, tagOf as cardTag } from './credit-cards/sentences';
import { claims } from '@site/tests/unit/claims';

/** Nothing is called the best next to something known to be better. Uses made-up rows, for cases that the site's records do not reach. */

/** Each column's best case for a loan. */
const leastIn: Readonly<Partial<Record<LoanColumn, (loan: OrderedLoan) => number | undefined>>> = {
  rate: ({ rate }) => rate,
  emi: ({ emi }) => emi,
  apr: ({ apr, rate }) => apr ?? rate,
  total: ({ total }) => total,
  fee: ({ fee }) => (fee.kind === 'bounded' ? fee.least : mostOf(fee)),
};

/** A tag speaks for the first row: none beside it, ranked or not, may be lower. Rates of one step of 0.05 points are a tie. */
function expectTagIsTrue(
  tag: string | undefined,
  ranked: readonly OrderedLoan[],
  rivals: readonly OrderedLoan[],
  column: LoanColumn,
) {
  const of = leastIn[column];
  const [first, ...rest] = ranked;
  if (tag === undefined || !of || !first) return;
  const least = Math.min(...[...rest, ...rivals].flatMap((loan) => of(loan) ?? []));
  expect((of(first) ?? NaN) - (tag === 'Tie for the lowest rate' ? 0.05 : 0)).toBeLessThanOrEqual(least);
  expect(first.isVague).not.toBe(true);
}

const rates = fc.integer({ min: 140, max: 240 }).map((steps) => steps * 0.05);
const texts = fc.record({
  least: rates,
  width: fc.constantFrom(undefined, 0, 2, 5.05, 12),
  other: fc.option(rates, { nil: undefined }),
});
const fees = fc.constantFrom('Nil', '₹5,000', '1%', 'up to 2%', '₹1,500 to ₹9,000', undefined);
const columns = fc.constantFrom(...loanColumns);

function publishedText({ least, width }: { least: number; width?: number | undefined }): string {
  if (width === undefined) return `from ${least.toFixed(2)}%`;
  return width === 0 ? `${least.toFixed(2)}%` : `${least.toFixed(2)}% - ${(least + width).toFixed(2)}%`;
}

/** Another known rate of a row */
const otherText = ({ other }: { other?: number | undefined }): string | undefined =>
  other === undefined ? undefined : `${other.toFixed(2)}%`;

test('made-up loans: nothing is lowest beside a lower rate or fee of a row, of another day or known besides', () => {
  const loans = fc.record({
    text: texts,
    fee: fees,
    otherFee: fc.constantFrom('Nil', '0.25%', '3%', undefined),
    day: fc.constantFrom('2026-01-10', '2026-01-30', '2026-06-01'),
    isSmall: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(loans, { minLength: 1, maxLength: 8 }), columns, (given, column) => {
      const rows = given.map(({ text, fee, otherFee, day, isSmall }, index) =>
        plainLoan(`Lender ${index}`, publishedText(text), {
          ...(fee !== undefined && { fee }),
          otherRate: otherText(text),
          otherFee,
          day,
          ...(isSmall && { amount: 'up to ₹2 lakh' }),
        }),
      );
      const inputs = { amount: 300_000, tenureMonths: 36 };
      const ranking = rankLoans(rows, inputs, { gstPercent: 18, repoRate: [] }, column);
      const { ranked, rivals } = ranking;
      expectTagIsTrue(loanTag(ranked, column, { rivals }), ranked, rivals, column);
      const lead = withoutMarks(loanLead(ranking, inputs, { month: 'January 2026' }));
      const lowest = Math.min(...ranked.map(({ rate = Infinity }) => rate));
      const known = given.filter(({ isSmall }) => !isSmall).flatMap(({ text }) => [text.least, text.other ?? Infinity]);
      if (Math.min(...known) < lowest - 1e-9) expect(claims(lead)).toBe(false);
      for (const answer of ranked) if (answer.isVague) expect(answer.rate).toBeGreaterThan(lowest);
    }),
    { numRuns: 300 },
  );
});

test('made-up home loans: nothing is lowest beside a lower rate that may be had, whenever it was read and whoever gets it', () => {
  const conditions = fc.constantFrom(
    undefined,
    'salary account',
    'woman first owner',
    'pre-approved',
    'loan taken over',
    'score at least 780',
  );
  const tiers = fc.array(fc.tuple(texts, conditions), { minLength: 1, maxLength: 3 });
  const loans = fc.record({
    tiers,
    fee: fees,
    document: fc.constantFrom('in-august' as const, 'in-september' as const, 'in-october' as const),
    follows: fc.constantFrom<HomeLoan['follows']>('repo rate', 'own rate', 'not found'),
  });
  const asked = fc.record({ passOnRepoChange: fc.boolean(), womanFirstOwner: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(loans, { minLength: 1, maxLength: 6 }),
      asked,
      columns,
      fc.boolean(),
      fc.constantFrom(5, 5.5),
      (given, more, column, isOld, now) => {
        const rows = given.map(({ tiers: [...tiers], fee, document, follows }, index) =>
          homeLoan(`Lender ${index}`, {
            rates: tiers
              .sort(([a], [b]) => a.least - b.least)
              .map(([text, who]) => [publishedText(text), who, otherText(text)] as const),
            ...(fee !== undefined && { fee }),
            document,
            follows,
          }),
        );
        const inputs = { amount: 5_000_000, tenureMonths: 240, ...more };
        const moved = { ...rules, repoRate: [rules.repoRate[0]!, { from: '2026-10-07', percent: now }] };
        const { ranked, rivals } = rankHomeLoans(rows, inputs, moved, column);
        const shown = homeLoanList(homeLoanRecords(rows)).show((ranked) => {
          // The values are of the same definition.
          const definition = (isOld ? lastKnown(ranked) : ranked) as unknown as ListDefinition<Values>;
          const { passOnRepoChange: repo, womanFirstOwner: woman } = more;
          return definition.answer(
            { ...definition.defaults, repo, woman, order: column },
            {
              'loan-fee-gst': 18,
              ...Object.fromEntries(moved.repoRate.map(({ from, percent }) => [`repo-rate from ${from}`, percent])),
            },
          );
        });
        const { lead } = shown;
        const { tag } = shown.groups[0];
        if (isOld) {
          // The total is that of an offer, our example until there is one.
          expect([tag, shown.result?.label, claims(withoutMarks(lead))]).toEqual([
            undefined,
            expect.stringMatching(`^For example, .* at ${formatPercent(usualRate(rows), 2, 2)} costs$`),
            false,
          ]);
          return;
        }
        expectTagIsTrue(
          tag === 'Lowest rate, as an estimate' ? 'Tie for the lowest rate' : tag,
          ranked,
          rivals,
          column,
        );
        // With a move passed on, what a rate becomes depends on what it follows, so that published ones cannot be held against each other here.
        if (more.passOnRepoChange) return;
        const lowest = Math.min(...ranked.map(({ rate = Infinity }) => rate));
        const known = given.flatMap(({ tiers }) => tiers.filter(([, who]) => who !== 'loan taken over'));
        if (Math.min(...known.flatMap(([{ least, other = Infinity }]) => [least, other])) < lowest - 1e-9)
          expect(claims(withoutMarks(lead))).toBe(false);
      },
    ),
    { numRuns: 300 },
  );
});

test('made-up cards: none leaves most beside one that is in doubt or of another year', () => {
  const months = fc.array(
    fc.record({
      category: fc.constantFrom('groceries' as const, 'fuel' as const, 'travel' as const),
      rupees: fc.integer({ min: 0, max: 60_000 }),
    }),
    { minLength: 1, maxLength: 3 },
  );
  const doubts = fc.uniqueArray(fc.nat(creditCards.length - 1), { maxLength: 40 });
  fc.assert(
    fc.property(months, doubts, fc.integer({ min: 1, max: 4 }), (spending, doubted, old) => {
      const cards = creditCards.map((card, index) => ({
        ...card,
        rewards: { ...card.rewards, unconfirmed: doubted.includes(index), oneRecord: index % 7 === old },
      }));
      const ranking = rankCards(cards, {
        valueWith: (card) => cardValue(card, { spending, gstPercent: 18 }),
        filters: [],
        order: 'left',
        dayOf: ({ id }) => (id.length % 5 === old ? '2024-02-14' : '2026-07-31'),
      });
      expect(ranking.ranked.some(({ card }) => isInDoubt(card))).toBe(false);
      const standing = standingOf(ranking);
      const [best] = standing.leaders;
      if (
        !ranking.mayBeBetter.some(
          (offer) => (offer.value.net?.least ?? 0) > 0 && (!best || stepOf(offer) > stepOf(best)),
        )
      )
        return;
      const lead = withoutMarks(cardLead(standing, 30_000));
      expect([cardTag(standing), claims(lead)]).toEqual([undefined, false]);
    }),
    { numRuns: 25 },
  );
});
