import { offerFor, someCard } from '@site/tests/unit/someCard';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { plainPhrases } from '../../islands/parts/Phrases';
import { notesOf, yearText } from '../../lib/offers/cardText';
import type { CreditCard } from '../../lib/offers/cardTypes';
import type { CardOffer } from '../../lib/offers/rankCards';
import list from '.';
import { rowMaker } from './rows';
import { leadOf } from './sentences';

const figures = figureValues(registry, list.figures);

/** The same offer of a card with other terms. */
const offerWith = (rewards: Partial<CreditCard['rewards']>): CardOffer => {
  const { value } = offerFor(20_000);
  return { card: { ...someCard, rewards: { ...someCard.rewards, unconfirmed: false, ...rewards } }, value };
};

test.each([
  [{}, /after its yearly fee\. Joining costs ₹1,179 once, with GST\.$/],
  [{ unconfirmed: true }, /could not be confirmed with the issuer\.$/],
  [{ oneRecord: true }, /known from one record only\.$/],
])('names what the first year costs besides and what is in doubt in the answer itself: %j', (rewards, end) => {
  expect(plainPhrases(leadOf([offerWith(rewards)], 37_000, true))).toMatch(end);
});

test('says of a tie that not all of it could be confirmed', () => {
  const tie = [offerWith({}), offerWith({ oneRecord: true })];
  expect(plainPhrases(leadOf(tie, 37_000, true))).toMatch(/Not all of these rewards could be confirmed\.$/);
  expect(plainPhrases(leadOf([offerWith({}), offerWith({})], 37_000, true))).not.toContain('confirmed');
});

test('the file of a card known from one record only says so among its notes', () => {
  expect(notesOf(offerWith({ oneRecord: true }).card)).toContain('These rewards are known from one record only.');
});

test('a row says on its face what it does not count of the rewards', () => {
  const { small } = rowMaker({ cards: [someCard], words: new Map() })(offerFor(8000)).figures[1];
  expect(small).toContain('5% not counted');
});

test('the list of travel cards says that payments abroad are not in its sums', () => {
  const { groups } = list.show(({ answer, defaults }) => answer(defaults, figures), 'travel');
  expect(groups[0].notes.join(' ')).toMatch(/no payments abroad/);
});

test.each([
  [{ least: 5240.7, most: 6100 }, '₹5,240 to ₹6,100'],
  [{ least: -2281.5, most: 130 }, 'from a loss of ₹2,282 to a gain of ₹130'],
  [{ least: -590, most: -221 }, 'a loss of ₹590 to ₹221'],
  [{ least: -590, most: -590 }, 'a loss of ₹590'],
])('a year of %j is "%s"', (year, text) => {
  expect(yearText(year)).toBe(text);
});
