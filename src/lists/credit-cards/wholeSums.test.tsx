import { openRows } from '@site/tests/unit/openRows';
import { render, within } from '@testing-library/react';
import { offerFor, someCard } from '@site/tests/unit/someCard';
import registry from '@site/src/content/figures.yml';
import type { CreditCard } from '../../content/cardTypes';
import { creditCards } from '../../content/creditCards';
import { figureValues } from '../../content/figureValues';
import { MINUS } from '../../lib/format/minus';
import { formatCap } from '../../lib/quantities/earning';
import { format } from '../../lib/quantities/quantity';
import ListById from '../listById';
import { shortName } from './cardText';
import { cardValue } from './cardValue';
import list from '.';
import { rankCards, type CardOffer } from './rankCards';
import { rowMaker } from './rows';
import * as words from './messages.en';

/** The cell of a sum says which parts are unknown or not counted. */

const figures = figureValues(registry, list.figures);

/** Each card of the site with what a visitor reads of it, opened once for all tests. */
let openedCards: readonly { readonly card: CreditCard; readonly row: HTMLElement }[] = [];

beforeAll(async () => {
  history.replaceState(null, '', '/credit-cards');
  const { container, unmount } = render(<ListById id="credit-cards" figures={figures} />);
  await openRows();
  const copy = container.cloneNode(true) as HTMLElement;
  unmount();
  const rows = new Map([...copy.querySelectorAll('h3')].map((head) => [head.textContent, head.closest('li')!]));
  openedCards = creditCards.map((card) => ({ card, row: rows.get(shortName(card))! }));
});

/** A figure of a closed row with its label: "You get ₹6,261 most". */
const cell = (row: HTMLElement, label: string): string =>
  [...within(row).getByText(label, { selector: 'span' }).parentElement!.children]
    .map(({ textContent }) => textContent.trim())
    .join(' ');

/** A fact of an opened row; undefined if the row has none of this name. */
const fact = (row: HTMLElement, name: string): string | undefined =>
  within(row).queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

const unknownIn = (row: HTMLElement): string => fact(row, 'We could not find')?.toLowerCase() ?? '';

test('every opened row states the limit on all rewards, or names it as unknown', () => {
  for (const { card, row } of openedCards) {
    const { totalCap } = card.rewards;
    const stated = totalCap && (totalCap.kind === 'none' ? 'None' : formatCap(totalCap));
    expect([card.id, fact(row, 'Limit on all rewards')]).toEqual([card.id, stated]);
    expect([card.id, unknownIn(row).includes('limit on all rewards')]).toEqual([card.id, !stated]);
    expect(fact(row, 'What it pays')).not.toMatch(/ in all/);
  }
});

test('every opened row states the charge to redeem, or names it as unknown', () => {
  for (const { card, row } of openedCards) {
    const charge = card.redeeming?.value;
    const stated = charge
      ? charge.most === 0
        ? 'None'
        : words.redeemEachTime({ charge: format(charge) })
      : card.rewards.comesByItself
        ? words.redeemNothing
        : undefined;
    expect([card.id, fact(row, 'Charge to redeem')]).toEqual([card.id, stated]);
    expect([card.id, unknownIn(row).includes('charge to redeem')]).toEqual([card.id, !stated]);
    expect(fact(row, 'Paid as')).not.toMatch(/each time/);
  }
});

test('an opened row says beside what is kept what redeeming may take off', () => {
  for (const { card, row } of openedCards) {
    const kept = `${cell(row, 'You get')} ${fact(row, 'You get') ?? ''}`;
    const charge = card.redeeming?.value;
    const isNamed = kept.includes('₹') && !card.rewards.comesByItself && charge?.most !== 0;
    const known = { isKnown: charge !== undefined, charge: charge ? format(charge) : '' };
    const sum = fact(row, 'How it adds up') ?? '';
    expect([card.id, kept.includes(words.redeemRemark(known))]).toEqual([card.id, isNamed]);
    expect([card.id, sum.includes(words.toRedeem(known))]).toEqual([card.id, isNamed]);
  }
});

test('a card whose points differ in worth by use shows the least of what is kept as the least', () => {
  for (const { card, row } of openedCards) {
    const isByUse = fact(row, 'Rewards')?.includes('by use') ?? false;
    const kept = cell(row, 'You get');
    if (kept.includes('₹')) expect([card.id, kept.startsWith('You get from ')]).toEqual([card.id, isByUse]);
  }
  expect(openedCards.filter(({ row }) => cell(row, 'You get').startsWith('You get from ')).length).toBeGreaterThan(0);
});

test('a row whose rewards are not confirmed says so beside their sum', () => {
  for (const { card, row } of openedCards) {
    const isInDoubt = card.rewards.unconfirmed ?? card.rewards.oneRecord ?? false;
    const kept = cell(row, 'You get');
    if (kept.includes('₹')) expect([card.id, kept.includes('not confirmed')]).toEqual([card.id, isInDoubt]);
  }
});

test('a cell has one line of doubt', () => {
  const row = rowMaker({ cards: [someCard], words: new Map() })(offerFor(8000));
  expect(row.figures[2].caveat).toBe('or more, not confirmed');
});

test('no limit stands among what a row does not count', () => {
  for (const { row } of openedCards)
    expect(within(row).queryAllByText(/^Not counted: .*\bearn (?:nothing|at most)\b/u)).toEqual([]);
});

test('no worth on the page has one digit of paise, or an "and" too many', () => {
  for (const { row } of openedCards) {
    expect(fact(row, 'Paid as')).not.toMatch(/₹\d+\.\d(?!\d)| and \w+ and (?!₹)/);
  }
});

test('a row that leaves a reward out says so beside its sum', () => {
  for (const { card, row } of openedCards) {
    const charge = card.redeeming?.value;
    const what = words.toRedeem({ isKnown: charge !== undefined, charge: charge ? format(charge) : '' });
    const ofCharge = words.sumNotCounted({ what });
    const sum = (fact(row, 'How it adds up') ?? '').replace(ofCharge, '');
    const leavesOut = sum.includes(words.sumNotCounted({ what: '' }));
    const kept = cell(row, 'You get');
    // "−₹2,983 or more" would read as a larger loss.
    const open = kept.includes(MINUS) ? 'or better' : 'or more';
    if (kept.includes('₹')) expect([card.id, kept.includes(open)]).toEqual([card.id, leavesOut]);
  }
});

test.each([
  ['of a sum that is only a minimum nobody knows by how much it is less', 20_000, true, 8000, /^$/u],
  ['any other is less than a minimum by at least the difference', 8000, false, 20_000, /^at least ₹[\d,]+ less$/u],
  ['between two known sums the difference is exact', 20_000, false, 8000, /^₹[\d,]+ less$/u],
] as const)('%s', (_title, firstRupees, isRowLeast, rowRupees, text) => {
  const of = (rupees: number, leavesOut: boolean): CardOffer => {
    const { card, value } = offerFor(rupees);
    return { card, value: { ...value, leavesOut } };
  };
  const first = of(20_000, firstRupees < rowRupees);
  const row = rowMaker({ cards: [someCard], words: new Map() })(of(Math.min(firstRupees, rowRupees), isRowLeast), {
    leaders: [first],
    isAnyRanked: true,
    isBeaten: false,
  });
  expect(row.figures[2].distance ?? '').toMatch(text);
});

test('where only the best use of points is known, the card is not ranked and its sums are the most', () => {
  const known = openedCards.filter(({ card }) => card.pointWorth?.isMost);
  expect(known.length).toBeGreaterThan(0);
  for (const { card, row } of known) {
    expect(cell(row, 'Rewards')).toMatch(/^Rewards at best ₹/u);
    expect(cell(row, 'You get')).toMatch(/^You get at best \P{L}*₹/u);
    expect(fact(row, 'How it adds up')).toContain('You get: at most');
    const { ranked, unranked } = rankCards([card], {
      valueWith: (of) => cardValue(of, { spending: [{ category: 'groceries', rupees: 20_000 }], gstPercent: 18 }),
      filters: [],
      order: 'left',
      dayOf: () => '2026-11-01',
    });
    const reason = card.applications ? /invitation|Closed/u : /at the best use/u;
    expect([ranked, unranked.map((group) => group.reason)]).toEqual([[], [expect.stringMatching(reason)]]);
  }
});

test('what is kept, how it adds up and the distance to the first are the same rupees', () => {
  const rupeesIn = (text = ''): number => Number(/₹([\d,]+)/u.exec(text)?.[1]?.replaceAll(',', ''));
  const firsts = new Set<number>();
  for (const { card, row } of openedCards) {
    const kept = cell(row, 'You get');
    const less = /(₹[\d,]+) less$/u.exec(kept)?.[1];
    if (/₹/u.test(kept) && !kept.includes('−')) {
      const added = /You get: (?:at most )?₹[\d,]+/u.exec(fact(row, 'How it adds up') ?? '')?.[0];
      expect([card.id, rupeesIn(added)]).toEqual([card.id, rupeesIn(kept)]);
      if (less !== undefined) firsts.add(rupeesIn(kept) + rupeesIn(less));
    }
  }
  expect(firsts.size).toBe(1);
});

test('no sum is a rupee short because floating-point numbers lose a little', () => {
  for (const card of creditCards) {
    for (let rupees = 1000; rupees <= 30_000; rupees += 1000) {
      const spending = (['groceries', 'dining', 'online shopping'] as const).map((category) => ({ category, rupees }));
      const { rewards, net } = cardValue(card, { spending, gstPercent: 18 });
      for (const sum of [rewards?.least, rewards?.most, net?.least, net?.most])
        if (sum !== undefined) expect([card.id, Math.floor(sum)]).toEqual([card.id, Math.floor(sum + 1e-7)]);
    }
  }
});
