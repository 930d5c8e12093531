import { plans } from './plans';
import { coPayInShort, roomInShort } from './rows';

test.each([
  ['No limit', 'Any room', undefined],
  ['2% of the cover a day, at most ₹5,000', '2% of cover', 'each day'],
  ['Single private AC room', 'Single', 'with AC'],
  ['Single private AC room up to ₹10 lakh of cover; above, any', 'Limited', 'by cover'],
  ['By version: general ward, twin sharing, most rooms or any', 'Limited', 'by version'],
  ['Not found', 'Ask', undefined],
])('a room of "%s" is "%s" in short', (roomRent, text, caveat) => {
  expect(roomInShort(roomRent)).toEqual(caveat === undefined ? { text } : { text, caveat });
});

test.each([
  ['None', undefined, 'None', undefined],
  ['None (a share for a better room than the version allows)', undefined, 'None', 'not always'],
  ['Not found', 68, 'Ask', undefined],
  ['20% of every claim', undefined, '20%', undefined],
  ['20% if you join at 61 or later', undefined, '20%', 'from age 61'],
  ['20% if you join at 61 or later', 60, 'None', undefined],
  ['20% of every claim, 30% if you join at 71 or later', undefined, '20%', '30% from 71'],
  ['20% of every claim, 30% if you join at 71 or later', 71, '30%', undefined],
  ['50% of every claim (less for a higher premium)', 68, '50%', 'not always'],
  ['20% if you join at 61 or later (weak source)', undefined, '20%', 'from age 61, weak source'],
])('a co-payment of "%s" at %s is "%s" in short', (coPay, age, text, caveat) => {
  const { unit: _unit, ...said } = coPayInShort({ coPay }, age);
  expect(said).toEqual(caveat === undefined ? { text } : { text, caveat });
});

test('what a row says in short is a line or two of its column on a phone', () => {
  for (const plan of plans) {
    const [room, share] = [roomInShort(plan.roomRent), coPayInShort(plan)].map(
      ({ text, caveat = '' }) => `${text} ${caveat}`,
    );
    expect([plan.name, room!.length <= 20, share!.length <= 32]).toEqual([plan.name, true, true]);
  }
});
