import { edit, type Files } from '@site/tests/fixtures/mistakes/spoil';
import { effectsOfEdit } from '@site/tests/unit/effectsOfEdit';
import { markdownOf } from './markdown';

const LOANS = 'docs/home-loans.yml';
const DOCUMENT = 'src/content/documents/hdfc-bank.yml';

test('a value that passes the check only by a new quote stands among those to tick, with the quote', () => {
  const said = 'HDFC Bank, home loans from 9.70% a year';
  const quote = edit(DOCUMENT, 'kind: issuer', `kind: issuer\n    quotes: ['${said}']`);
  const tick = (change: (files: Files) => void, first?: (files: Files) => void) =>
    markdownOf(effectsOfEdit(change, undefined, first)).match(/^- \[ \] .*$/gm) ?? [];
  const slip = edit(LOANS, 'from 7.90%', 'from 9.70%');
  expect(
    tick((files) => {
      slip(files);
      quote(files);
    }),
  ).toEqual([
    `- [ ] HDFC Bank, Interest rate: from 7.90% → from 9.70%, number 2 of 2. Without this new quote the check asks: it is new, and its document is not. The document says: “${said}”`,
  ]);
  expect(effectsOfEdit(quote).documents[0]?.what).toContain(`quotes: nothing → ${said}`);
  // A quote that the main branch has was seen before.
  const both = (files: Files) => {
    slip(files);
    quote(files);
  };
  expect(tick(both, quote)).toEqual([]);
});

test('a value that does not change, and has a new quote for a limit that it breaks, is to tick too', () => {
  const card = 'src/content/cards/hdfc-bank.yml';
  const monthly = edit(card, 'income: { value: ₹3 lakh', 'income: { value: "₹25,000"');
  const { quoted } = effectsOfEdit(
    (files) => {
      monthly(files);
      edit(DOCUMENT, 'kind: issuer', "kind: issuer\n    quotes: ['Travel Card: income ₹25,000']")(files);
    },
    undefined,
    monthly,
  );
  expect(quoted).toMatchObject([
    { row: 'Travel Card', field: 'income value', value: '"₹25,000"', quotes: ['Travel Card: income ₹25,000'] },
  ]);
});
