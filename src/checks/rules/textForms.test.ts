/** @jest-environment node */
import { siteOf } from '../model';
import { textClaims, textForms } from './textForms';

/** What is found in a paragraph. */
function foundIn(paragraph: string): readonly (string | undefined)[] {
  const site = siteOf({ mdx: [{ path: 'docs/guide.mdx', text: paragraph }], yaml: [] }, '2026-11-21');
  const found: (string | undefined)[] = [];
  for (const rule of [textForms, textClaims]) rule(site, (problem) => found.push(problem.found));
  return found.map((text) => text?.replaceAll('"', ''));
}

test.each([
  ['The rate is 8.35 % a year.', '8.35 %'],
  ['The rate is 7,10% now.', '7,10%'],
  ['The rate is 8.5%% now.', '%%'],
  ['It holds since 31 June 2026.', '31 June'],
  ['The rate is 8.35% p.a. at most.', 'p.a.'],
  ['Up to ₹5,00,000 lakh.', '₹5,00,000 lakh'],
  ['Read on 25/11/2026.', '25/11/2026'],
  ['Read on 25.11.2026.', '25.11.2026'],
  ['Save more 🎉 now.', '🎉'],
  ['Offers for all!!', '!!'],
  ['HURRY, it is nearly over.', 'HURRY'],
  ['The fee is nil, T&C apply.', 'T&C'],
  ['Banks currently ask more.', 'currently'],
  ['Send ABCDE1234F to them.', 'ABCDE1234F'],
  ['Send 1234 5678 9012 to them.', '1234 5678 9012'],
  ['The fee is 8%* for all.', '*'],
  ['The fee is ~~₹999~~ nil.', '~~'],
  ['Rates are 7~8% and 9~10%.', '~8% and 9~'],
  ['The rate is 8%[^1] for all.', '[^1]'],
  ['The bank&rsquo;s rate.', '&rsquo;'],
  ['It gives guaranteed returns.', 'guaranteed returns'],
  ['It guarantees you a high return.', 'guarantees you a high return'],
  ['A liquid fund is risk-free.', 'risk-free'],
  ['It is the best and cheapest loan.', 'best and cheapest'],
  ['It is the safest deposit in India.', 'safest deposit in India'],
  ['Get instant approval here.', 'instant approval'],
])('%s', (paragraph, found) => {
  expect(foundIn(paragraph)).toEqual([found]);
});

test.each([
  'No fund guarantees a return, and none is risk-free.',
  'Who promises “guaranteed returns” is lying.',
  'A guarantee of the government stands behind the loan.',
  'The rate is 8.35%, **not** 7.10%, on ₹5,00,000 or ₹5 lakh.',
  'It is about ~5% of the balance, ₹1,48,429 crore in all.',
  'Do not hurry: compare on 25 November 2026.',
  'Is it the best loan in India?',
])('nothing is wrong with: %s', (paragraph) => {
  expect(foundIn(paragraph)).toEqual([]);
});
