import { offerFor, someCard } from '@site/tests/unit/someCard';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { plainPhrases } from '../../islands/parts/Phrases';
import { notesOf, yearText } from '../../lib/offers/cardText';
import type { CreditCard } from '../../lib/offers/cardTypes';
import type { CardOffer } from '../../lib/offers/rankCards';
import list from '.';
import { rowMaker } from './rows';
import { daysNote, leadOf, standingOf, tagOf } from './sentences';

const figures = figureValues(registry, list.figures);

/** The same offer of a card with other terms, and perhaps another sum. */
const offerWith = (
  rewards: Partial<CreditCard['rewards']>,
  name = 'Some Cashback Card',
  online = 20_000,
): CardOffer => {
  const { value } = offerFor(online);
  return { card: { ...someCard, name, rewards: { ...someCard.rewards, unconfirmed: false, ...rewards } }, value };
};

const answered = (ranked: readonly CardOffer[], ofOtherTimes: readonly CardOffer[] = []) => {
  const standing = standingOf({ ranked, ofOtherTimes });
  return { tag: tagOf(standing), lead: plainPhrases(leadOf(standing, 37_000)) };
};

test.each([
  [{}, 'Leaves you most', /Some Cashback Card leaves you most: .* after its yearly fee\. Joining costs ₹1,179 once\.$/],
  [{ unconfirmed: true }, 'Most, if confirmed', /leaves you most, if confirmed: ₹/],
  [{ oneRecord: true }, 'Most, if confirmed', /leaves you most if the only record of it is right: ₹/],
  [
    { paidAs: 'Coins, for one app only' },
    'Leaves you most',
    /after its yearly fee\. It pays in Coins, for one app only\. Joining/,
  ],
  [{ paidAs: 'Reward points' }, 'Leaves you most', /after its yearly fee\. Joining/],
])('names what is in doubt and how it pays in the answer itself: %j', (rewards, tag, text) => {
  const { tag: shown, lead } = answered([offerWith(rewards)]);
  expect([shown, lead]).toEqual([tag, expect.stringMatching(text)]);
  expect(lead).not.toContain('Best confirmed');
});

test('beside a leader whose rewards are in doubt stands the best card whose are not, with its sum', () => {
  const doubted = offerWith({ oneRecord: true });
  const alsoDoubted = offerWith({ unconfirmed: true }, 'Other Card', 9000);
  const sure = offerWith({}, 'Sure Card', 8000);
  expect(answered([doubted, alsoDoubted, sure]).lead).toMatch(
    /: ₹13,461 a year\. Joining .* Best confirmed: Sure Card, ₹6,261 a year\.$/,
  );
  const inCoins = { ...sure, card: { ...sure.card, rewards: { ...sure.card.rewards, paidAs: 'Coins' } } };
  expect(answered([doubted, inCoins]).lead).toMatch(/Best confirmed: Sure Card, ₹6,261 a year, in Coins\.$/);
  expect(answered([sure, alsoDoubted]).lead).not.toContain('Best confirmed');
});

test('says of a tie that not all of it could be confirmed', () => {
  const tie = answered([offerWith({}), offerWith({ oneRecord: true })]);
  expect(tie.lead).toContain('Not all of these rewards could be confirmed.');
  expect(tie.tag).toBe('Tie for most');
  expect(answered([offerWith({ oneRecord: true }), offerWith({})]).tag).toBe('Tie, if confirmed');
  expect(answered([offerWith({}), offerWith({})]).lead).not.toContain('confirmed');
});

test('says that it speaks of the cards that can be ranked where another one that can be had shows more', () => {
  const [less, more] = [offerWith({}, 'Less Card', 8000), offerWith({}, 'More Card', 30_000)];
  const nothingLeft = { ...less.value, net: { least: -589, most: -589 } };
  expect(answered([less], [more]).lead).toContain('Less Card leaves you most of the cards that we can rank: ₹');
  expect(answered([more], [less]).lead).toContain('More Card leaves you most: ₹');
  expect(answered([less, less], [more]).lead).toContain(' leave about the same, most of the cards that we can rank: ₹');
  expect(answered([{ ...less, value: nothingLeft }], [more]).lead).toMatch(
    /no card that we can rank returns more than it costs\.$/,
  );
});

test('a row in doubt is most only if it is confirmed, and no row is most where nothing is left', () => {
  const row = rowMaker({ cards: [someCard], words: new Map() });
  const left = (offer: CardOffer, most?: CardOffer) => row(offer, most).figures[2];
  const doubted = offerWith({ unconfirmed: true });
  expect(left(doubted, doubted)).toMatchObject({ distance: 'most, if confirmed', isBest: false });
  expect(left(offerWith({}), offerWith({}))).toMatchObject({ distance: 'most', isBest: true });
  const { groups } = list.show(({ answer, defaults }) => {
    const nothing = Object.fromEntries(
      Object.entries(defaults).map(([name, value]) => [name, typeof value === 'number' ? 0 : value]),
    );
    return answer({ ...defaults, ...nothing }, figures);
  });
  for (const { figures: shown } of groups[0].ranked) expect(shown[2].distance).not.toBe('most');
});

test('says between which days the rewards are known where these are more than a month apart', () => {
  expect(daysNote(['2026-11-22', '2026-02-14', '2026-07-31'])).toMatch(/between 14 February and 22 November 2026; /);
  expect(daysNote(['2026-11-22', '2025-12-14'])).toMatch(/between 14 December 2025 and 22 November 2026; /);
  expect(daysNote(['2026-11-22', '2026-10-23'])).toBeUndefined();
  expect(daysNote([])).toBeUndefined();
});

test('fuel cards whose terms are known as of different months of one year stand in one ranking', () => {
  const { groups } = list.show(({ answer, defaults }) => answer(defaults, figures), 'fuel');
  expect(groups[0].apart.flatMap(({ reason }) => reason)).toEqual([]);
  expect(groups[0].closing).toContain('Terms as known between');
});

test('the file of a card known from one record only says so among its notes', () => {
  expect(notesOf(offerWith({ oneRecord: true }).card)).toContain('These rewards are known from one record only.');
});

test('a row says on its face what it does not count of the rewards', () => {
  const { small } = rowMaker({ cards: [someCard], words: new Map() })(offerFor(8000)).figures[1];
  expect(small).toContain('5% not counted');
});

test('travel cards are ranked for payments abroad with their markup, and the list says what these earn', () => {
  const { groups } = list.show(({ answer, defaults }) => answer(defaults, figures), 'travel');
  expect(groups[0].closing).toMatch(/takes off the markup abroad/);
  const [sums] = groups[0].ranked.flatMap(({ name, facts }) => (name.includes('MakeMyTrip') ? [facts[0]![1]] : []));
  expect(sums).toContain('Markup on payments abroad with GST: ₹421');
});

test.each([
  [{ least: 5240.7, most: 6100 }, '₹5,240 to ₹6,100'],
  [{ least: -2281.5, most: 130 }, 'between −₹2,282 and +₹130'],
  [{ least: -590, most: -221 }, 'a loss of ₹590 to ₹221'],
  [{ least: -590, most: -590 }, 'a loss of ₹590'],
])('a year of %j is "%s"', (year, text) => {
  expect(yearText(year)).toBe(text);
});
