import { offerFor, someCard } from '@site/tests/unit/someCard';
import { cards } from '../../content/schemas/cards';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { withoutMarks } from '../../machines/fields/Marked';
import { notesOf, yearText } from './cardText';
import type { CreditCard } from '../../content/cardTypes';
import { cardValue } from './cardValue';
import { rankCards, type CardOffer } from './rankCards';
import list from '.';
import { rowMaker } from './rows';
import { daysNote, leadOf, resultOf, standingOf, tagOf } from './sentences';
import * as words from './messages.en';
import * as terms from './terms/messages.en';

const figures = figureValues(registry, list.figures);

/** The same offer with other terms, and optionally another total. All of its rewards are counted. */
const offerWith = (
  rewards: Partial<CreditCard['rewards']>,
  name = 'Some Cashback Card',
  online = 20_000,
): CardOffer => {
  const { value } = offerFor(online);
  return {
    card: { ...someCard, id: name, name, rewards: { ...someCard.rewards, unconfirmed: false, ...rewards } },
    value: { ...value, leavesOut: false },
  };
};

const answered = (ranked: readonly CardOffer[], mayBeBetter: readonly CardOffer[] = []) => {
  const standing = standingOf({ ranked, mayBeBetter });
  return { tag: tagOf(standing), lead: withoutMarks(leadOf(standing, 37_000)) };
};

test.each([
  [{}, []],
  [{ paidAs: 'Coins, for one app only', ownCurrency: true }, [words.paysIn({ form: 'Coins, for one app only' })]],
  [{ paidAs: 'Reward points' }, []],
])('says in the answer itself how a card pays: %j', (rewards, form) => {
  const { tag, lead } = answered([offerWith(rewards)]);
  expect(tag).toBe(words.tagMost);
  expect(lead).toMatch(/^[^.]*Some Cashback Card[^.]*₹/u);
  expect(lead.endsWith(['the most here.', ...form].join(' '))).toBe(true);
  expect(lead.includes(words.paysIn({ form: 'Reward points' }))).toBe(false);
});

test('what a card gives is a minimum in the answer, too, where not all of its rewards could be counted', () => {
  const exact = offerWith({});
  const least = { ...exact, value: { ...exact.value, leavesOut: true } };
  const other = offerWith({}, 'Other Card');
  expect(answered([exact]).lead).toMatch(/ gives you ₹[\d,]+ a year after its fee /u);
  expect(answered([least]).lead).toMatch(/ gives you ₹[\d,]+ or more a year after its fee /u);
  expect(answered([least, other]).lead).toMatch(/ give you about ₹[\d,]+ or more a year /u);
  expect(resultOf([exact])!.label).toMatch(/ gives you$/u);
  expect(resultOf([least])!.label).toMatch(/ gives you at least$/u);
});

test('beside a card whose sum is only a minimum none is said to give most, as in a comparison of the two', () => {
  const [more, less] = [offerWith({}, 'More Card', 30_000), offerWith({}, 'Less Card', 8000)];
  const open = (offer: CardOffer): CardOffer => ({ ...offer, value: { ...offer.value, leavesOut: true } });
  expect(answered([more, less]).tag).toBe(words.tagMost);
  expect(answered([more, open(less)])).toEqual({
    tag: undefined,
    lead: expect.stringContaining('the most we can rank') as unknown,
  });
  expect(answered([open(more), less]).tag).toBe(words.tagMost);
});

test('several that leave about the same lead together', () => {
  const { tag, lead } = answered([offerWith({}), offerWith({}, 'Other Card')]);
  expect(tag).toBe('Tie for most');
  expect(lead).toMatch(
    /^\**Some Cashback Card and Other Card give you about ₹[\d,]+ a year\** if you spend \**₹[\d,]+ a month\**, the most here\./,
  );
});

test.each<[string, Partial<CreditCard['rewards']>, boolean]>([
  ['could not be confirmed', { unconfirmed: true }, false],
  ['only one record has', { oneRecord: true }, false],
  ['are in no doubt', {}, true],
])('a card whose rewards %s leads: %s', (_which, rewards, leads) => {
  const { card } = offerWith(rewards, 'Better Card');
  const sure = { ...offerWith({}, 'Sure Card').card, id: 'sure-card' };
  const ranking = rankCards([sure, card], {
    valueWith: (of) =>
      cardValue(of, {
        spending: [{ category: 'groceries', rupees: of.id === sure.id ? 10_000 : 50_000 }],
        gstPercent: 18,
      }),
    filters: [],
    order: 'left',
    dayOf: () => '2026-07-31',
  });
  const standing = standingOf(ranking);
  const lead = withoutMarks(leadOf(standing, 37_000));
  expect(
    /^Better Card gives you ₹[\d,]+ a year after its fee if you spend ₹[\d,]+ a month, the most here\./.test(lead),
  ).toBe(leads);
  expect(
    /^Sure Card gives you ₹[\d,]+ a year after its fee if you spend ₹[\d,]+ a month, the most we can rank\./.test(lead),
  ).toBe(!leads);
  expect(tagOf(standing)).toBe(leads ? 'Leaves you most' : undefined);
  expect(ranking.unranked.map(({ reason }) => reason.split(':')[0])).toEqual(leads ? [] : ['Not confirmed']);
});

test('counts the highest markup that is known, and calls no card the best beside one that may add less', () => {
  const at = (most: number) => ({ kind: 'share', least: most, most }) as const;
  const known = (id: string, markup: CreditCard['markup']): CreditCard => ({
    ...offerWith({}, id).card,
    id,
    markup: { document: 'fees', ...markup },
  });
  const spending = [
    { category: 'groceries', rupees: 50_000 },
    { category: 'abroad', rupees: 5000 },
  ] as const;
  const asked = (cards: readonly CreditCard[]) =>
    rankCards(cards, {
      valueWith: (card) => cardValue(card, { spending, gstPercent: 18 }),
      filters: [],
      order: 'left',
      dayOf: () => '2026-07-31',
    });
  const plain = known('plain', { value: at(2) });
  const other = known('other', {
    value: at(1),
    others: [{ value: at(3.5), condition: 'in an earlier record', document: 'fees' }],
  });
  const ranking = asked([plain, other]);
  expect(ranking.ranked.map(({ card, value }) => [card.id, Math.round(value.markupCost ?? 0)])).toEqual([
    ['plain', 1416],
    ['other', 2478],
  ]);
  expect(tagOf(standingOf(asked([plain])))).toBe('Leaves you most');
  expect(tagOf(standingOf(asked([other])))).toBe('Leaves you most');
  expect(tagOf(standingOf(ranking))).toBeUndefined();
  expect(notesOf(other)).toContain('The markup is 3.50% in an earlier record.');
});

test('says that it speaks of the cards that can be ranked where another one that can be had shows more', () => {
  const [less, more] = [offerWith({}, 'Less Card', 8000), offerWith({}, 'More Card', 30_000)];
  const nothingLeft = { ...less.value, net: { least: -589, most: -589 } };
  const total = '₹37,000';
  expect(answered([less], [more]).lead).toContain(
    withoutMarks(words.leadOne({ total, isBeaten: true, card: 'Less Card', kept: '₹6,261', isAfterFee: true })),
  );
  expect(answered([less], [more]).tag).toBeUndefined();
  expect(answered([more], [less]).lead).toBe(answered([more]).lead);
  const cards = ['Less Card', 'Less Card'];
  expect(answered([less, less], [more]).lead).toContain(
    withoutMarks(words.leadTie({ total, areNamed: true, cards, count: 2, isBeaten: true, kept: '₹6,261' })),
  );
  expect(answered([{ ...less, value: nothingLeft }], [more]).lead).toBe(
    withoutMarks(words.leadNothing({ total, isBeaten: true })),
  );
});

test.each<[string, Partial<CardOffer['value']>, string]>([
  ['taken off', {}, 'a year after its fee if you spend ₹37,000 a month, the most here.'],
  ['another one to join', { joiningFee: 590 }, 'the most here. ₹590 to join is extra.'],
  ['waived later', { yearlyFee: 0 }, 'a year if you spend ₹37,000 a month, the most here. ₹1,179 to join is extra.'],
  ['never asked', { yearlyFee: 0, joiningFee: 0 }, 'a year if you spend ₹37,000 a month, the most here.'],
])('the answer says of a fee that is %s', (_which, fees, end) => {
  const charged = offerWith({}, 'Charged Card', 8000);
  expect(answered([{ ...charged, value: { ...charged.value, ...fees } }]).lead).toMatch(new RegExp(`${end}$`, 'u'));
});

test('the file of a card known from one record only says so among its notes', () => {
  expect(notesOf(offerWith({ oneRecord: true }).card)).toContain(terms.oneRecord);
});

test('a row is most only if none that can be had shows more, and if anything is left', () => {
  const [less, more] = [offerWith({}, 'Less Card', 8000), offerWith({}, 'More Card', 30_000)];
  const row = rowMaker({ cards: [less.card, more.card], words: new Map() });
  const left = (offer: CardOffer, mayBeBetter: readonly CardOffer[] = []) =>
    row(offer, standingOf({ ranked: [offer], mayBeBetter })).figures[2];
  expect(left(less)).toMatchObject({ distance: 'most', isBest: true });
  expect(left(less, [more])).toEqual({
    label: 'You get',
    text: '₹6,261',
    unit: 'a year',
    length: 6261.18,
    counted: expect.anything() as unknown,
  });
  expect(left(more, [less])).toMatchObject({ distance: 'most', isBest: true });
  const { groups } = list.show(({ answer, defaults }) => {
    const nothing = Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, typeof value === 'number' ? 0 : value]),
    );
    return answer({ ...defaults, ...nothing }, figures);
  });
  for (const { figures: shown, note } of groups[0].ranked) {
    expect(shown[2].distance).not.toBe('most');
    expect(note?.text ?? 'none').toMatch(/^[^.]/);
  }
});

test('says between which days the rewards are known where these are more than a month apart', () => {
  expect(daysNote(['2026-11-22', '2026-02-14', '2026-07-31'])).toMatch(/between 14 February and 22 November 2026; /);
  expect(daysNote(['2026-11-22', '2025-12-14'])).toMatch(/between 14 December 2025 and 22 November 2026; /);
  expect(daysNote(['2026-11-22', '2026-10-23'])).toBeUndefined();
  expect(daysNote([])).toBeUndefined();
});

test('fuel cards whose terms are known as of different months of one year stand in one ranking', () => {
  const { groups } = list.show(({ answer, defaults }) => answer(defaults, figures), 'fuel');
  expect(groups[0].unranked.filter(({ reason }) => reason.includes('known as of'))).toEqual([]);
  expect(groups[0].notes.join(' ')).toContain('Terms as known between');
});

const { income, deposit } = cards.row.shape;

test.each<[string, object, RegExp]>([
  [
    'the income that it asks for',
    { income: income.parse({ value: '₹2.4 lakh', document: 'some-terms' }) },
    /^Income from ₹2.4 lakh a year\. 5%/,
  ],
  [
    'that it is against a deposit',
    { deposit: deposit.parse({ value: '₹15,000 at least', document: 'some-terms' }) },
    /^Against a fixed deposit\. 5%/,
  ],
  ['its reason alone where neither is known', {}, /^5%/],
])('a first card says in its row %s', (_which, asked, said) => {
  const card = { ...someCard, ...asked } as CreditCard;
  const row = (id?: 'beginner-friendly') =>
    rowMaker({ cards: [card], words: new Map() }, id)({ ...offerFor(8000), card });
  expect(row('beginner-friendly').note?.text).toMatch(said);
  expect(row().note?.text).toMatch(/^5%/);
});

test('travel cards are ranked for payments abroad with their markup, and the list says what these earn', () => {
  const { groups } = list.show(({ answer, defaults }) => answer(defaults, figures), 'travel');
  expect(groups[0].notes).toContain(words.noteAbroad);
  const [sums] = groups[0].ranked.flatMap(({ name, facts }) => (name.includes('Regalia Gold') ? [facts[0]![1]] : []));
  // 2% of ₹36,000 a year, with 18% GST
  expect(sums).toContain(words.sumMarkup({ amount: '₹850' }));
});

test.each([
  [{ least: 5240.7, most: 6100 }, '₹5,240 to ₹6,100'],
  [{ least: -2281.5, most: 130 }, 'between −₹2,282 and +₹130'],
  [{ least: -590, most: -221 }, 'a loss of ₹590 to ₹221'],
  [{ least: -590, most: -590 }, 'a loss of ₹590'],
])('a year of %j is "%s"', (year, text) => {
  expect(yearText(year)).toBe(text);
});
