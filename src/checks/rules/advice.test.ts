/** @jest-environment node */
import { adviceIn } from './advice';

test.each([
  'Buy the <Term id="term-insurance">term plan</Term> if anybody lives on your income.',
  'It costs little. Sell the units after three years.',
  '- **Hold** these funds for seven years.',
  '1. **Surrender the ULIP** before its sixth year.',
  '    Switch to the direct plan of a cheaper fund.',
  'Choose an ELSS if you file in the old regime.',
  '1. **Name the date.** Take a fund whose loans end before it.',
  '3. If you have no reason, wait. Take the index fund and stop here.',
  'ELSS is locked for three years, though you should hold shares for longer.',
  'Most people should invest it at once.',
  'We recommend none of the loud ones, and we suggest this fund.',
  'This is the best fund for beginners.',
  '    review: Pays little. Prefer a large cap fund.',
  'title: Buy the fund',
])('refuses advice: %s', (line) => {
  expect(adviceIn(line)).toBeDefined();
});

test.each([
  '## Buy Insurance in 4 Easy Steps',
  '<Question title="Should I buy to sixty or to eighty-five?">',
  'Plans are listed by name, and we recommend none of them.',
  '2. **Choose the fund.** Fix the goal and the year first.',
  'There are two ways back: put new money elsewhere, or sell the excess.',
  'You may sell units allotted on 11 January 2027 from 11 January 2030.',
  '**Buy when you book.** Cancellation cover starts early.',
  'For a goal of three years, compare a deposit with a debt fund.',
  'An FD keeps its rate, and a fund follows the market.',
  "import funds from './funds.yml'",
])('lets a description be: %s', (line) => {
  expect(adviceIn(line)).toBeUndefined();
});
