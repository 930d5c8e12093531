import { fireEvent, render, screen } from '@testing-library/react';
import * as fc from '@site/tests/unit/properties';
import ListById from '../listById';
import { partByTerms } from '../../machines/list/mustHave';
import type { Wishes } from '../terms/termsList';
import { defaults, inOrder, plans, terms, wishNames, type WishName } from './plans';
import { coPayInShort, planRow, roomInShort } from './rows';
import * as words from './messages.en';

const wishes: fc.Arbitrary<Wishes<WishName>> = fc.record({
  room: fc.boolean(),
  copay: fc.boolean(),
  wait: fc.boolean(),
  refill: fc.boolean(),
  crore: fc.boolean(),
  order: fc.constantFrom('name', 'wait', 'hospitals'),
});

const metBy = (given: Wishes<WishName>): readonly string[] =>
  partByTerms(
    inOrder(given.order),
    wishNames.filter((name) => given[name]).map((name) => terms[name]),
  ).met.map(({ name }) => name);

beforeEach(() => history.replaceState(null, '', '/insurance/health'));

test('a plan that is shown has all that is asked, and one that is left out misses it or does not say', () => {
  fc.assert(
    fc.property(wishes, (given) => {
      const asked = wishNames.filter((name) => given[name]);
      const met = metBy(given);
      for (const plan of plans) {
        const hasAll = asked.every((name) => terms[name].isMet(plan) === true);
        expect(met.includes(plan.name)).toBe(hasAll);
      }
    }),
  );
});

test('to filter leaves the order of those that stay, and an order holds every plan once', () => {
  fc.assert(
    fc.property(wishes, (given) => {
      const all = inOrder(given.order).map(({ name }) => name);
      expect([...all].sort()).toEqual(plans.map(({ name }) => name).sort());
      const met = metBy(given);
      expect(all.filter((name) => met.includes(name))).toEqual(met);
    }),
  );
});

test.each([
  ['No limit', 'Any room', undefined],
  ['2% of the cover a day, at most ₹5,000', '2% a day', 'of the cover'],
  ['Single private AC room', 'Private', 'single room'],
  ['Single private AC room up to ₹10 lakh of cover; above, any', 'Limited', 'by cover'],
  ['By version: general ward, twin sharing, most rooms or any', 'Limited', 'by version'],
  ['Not found', 'Not found', undefined],
])('a room of "%s" is "%s" in short', (roomRent, text, caveat) => {
  expect(roomInShort(roomRent)).toEqual(caveat === undefined ? { text } : { text, caveat });
});

test.each([
  ['None', 'None', undefined],
  ['20% if you join at 61 or later', '20%', 'if you join at 61 or later'],
  ['For a better room than the version allows', 'At times', 'for a better room than the version allows'],
])('a co-payment of "%s" is "%s" in short', (coPay, text, caveat) => {
  expect(coPayInShort(coPay)).toEqual(caveat === undefined ? { text } : { text, caveat });
});

test('what a row says in short fits its column on a phone', () => {
  for (const { roomRent, coPay } of plans) {
    for (const { text } of [roomInShort(roomRent), coPayInShort(coPay)]) expect(text.length).toBeLessThan(10);
  }
});

test.each([
  ['Activ One MAX (Aditya Birla Health)', { room: false }, ['met', 'met', undefined]],
  ['Arogya Sanjeevani (all insurers)', { room: true, wait: true }, ['missed', 'missed', 'missed']],
  ['Arogya Sanjeevani (all insurers)', { room: false, copay: false }, [undefined, undefined, undefined]],
])('%s, with %o', (name, asked, marks) => {
  const plan = plans.find((one) => one.name === name)!;
  expect(planRow(plan, { ...defaults, ...asked }).figures.map(({ mark }) => mark)).toEqual(marks);
});

test('a tick answers at once; what it leaves out stays below a line that says why', () => {
  render(<ListById id="health-plans" figures={{}} />);
  // Query by label: much faster in jsdom than by role.
  const box = (name: string) => screen.getByLabelText(name, { exact: false });
  expect(box(words.labelRoom)).toBeChecked();
  fireEvent.click(box(words.labelCopay));
  fireEvent.click(box(words.labelWait));
  const asked = screen.getByText((text) => text.includes(words.termRoom) && text.includes(words.termWait));
  expect(asked).toHaveTextContent(`of ${plans.length} plans`);
  // A plan with a room limit is excluded for that reason, its first.
  const late = plans.filter((plan) => terms.room.isMet(plan) !== false && terms.wait.isMet(plan) === false);
  const left = screen.queryByText(words.missedWait, { exact: false })?.closest('section');
  const leftOut = [...(left?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
  expect(leftOut).toEqual(late.map(({ name }) => name));
  if (left) expect(left).toHaveTextContent(new RegExp(`^Shown apart: ${late.length}\\.`));
});

test('waits and refills are named in words that need no insurer to explain them', () => {
  render(<ListById id="health-plans" figures={{}} />);
  expect(screen.getByLabelText(words.labelRefill, { exact: false })).toBeInTheDocument();
  expect(screen.getAllByText('Wait if already ill').length).toBeGreaterThan(plans.length);
  expect(screen.queryByText(/refill|existing illness/i)).not.toBeInTheDocument();
});

test('the example asks for neither a limit on the room nor a co-payment', () => {
  expect(metBy(defaults)).toEqual(
    plans.filter((plan) => plan.roomRent === 'No limit' && plan.coPay === 'None').map(({ name }) => name),
  );
});
