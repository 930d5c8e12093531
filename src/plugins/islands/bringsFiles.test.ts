/** @jest-environment node */
import { bringsFiles } from './bringsFiles';

test.each([
  ['a picture', 'See ![the form](./form.png).'],
  ['a picture by reference', '![the form][form]'],
  ['a picture as a component', '<img src={form} alt="" />'],
  ['a download beside the page', '[the form](./form.pdf)'],
  ['a download without a dot before it', '[the form](<forms/form.xlsx>)'],
  ['a download of the static folder', '[the form](/forms/form.pdf "PDF")'],
  ['a download by reference', 'See [the form].\n\n[the form]: ./form.pdf'],
])('%s is a file', (_what, text) => expect(bringsFiles(text)).toBe(true));

test.each([
  ['a page of the site', '[home loans](/home-loans#fees) and [more](./home-loans.mdx#fees), [again](../blog/x.md)'],
  ['another site', '[the bank](https://www.sbi.bank.in/rates.pdf), [by mail](mailto:help@example.in)'],
  ['a heading of this page', '[fees](#fees.2)'],
  ['prose with brackets and dots', 'A rate [per year] (8.5%) of Rs. 1.5 lakh; wow!'],
  ['an import of data', "import rows from './home-loans.yml';"],
])('%s is no file', (_what, text) => expect(bringsFiles(text)).toBe(false));
