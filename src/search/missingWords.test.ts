import { missingWords } from './missingWords';

const text = 'Gold loans without losing the gold. Section 80C gives ₹1,50,000 off. ब्याज दर. Averaging in six months.';

test.each([
  ['gold loan', []],
  ['GOLD LOANS', []],
  ['80c', []],
  ['averaged', []],
  ['month', []],
  // Within “without” and “losing”.
  ['out sing', ['out', 'sing']],
  ['orchid', ['orchid']],
  ['xq gold', ['xq']],
  ['Bajaj gold loan', ['Bajaj']],
  ['insurable', ['insurable']],
  ['ब्याज', []],
  ['सोना', ['सोना']],
  ['“gold”, (loan)!', []],
  ['…', []],
])('of "%s" the text does not hold %j', (question, missing) => {
  expect(missingWords(question, text)).toEqual(missing);
});
