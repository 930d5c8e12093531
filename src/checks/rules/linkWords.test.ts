/** @jest-environment node */
import { siteOf } from '../model';
import { linkSubjects } from './linkSubjects';
import { linkWords } from './linkWords';
import type { Rule } from './rule';

const navigation = `kind: navigation
header: [{ name: Loans, dropdown: [{ name: Home Loans, path: /home-loans }, { name: Gold Loan, path: /gold-loan }] }]
`;

function found(rule: Rule, { words = '', data = '' }: { readonly words?: string; readonly data?: string }): number {
  const mdx = ['home-loans', 'gold-loan'].map((name) => ({
    path: `docs/${name}.mdx`,
    text: `---\ntitle: A page\n---\n\n${words}\n`,
  }));
  const yaml = [
    { path: 'src/content/navigation.yml', text: navigation },
    { path: 'docs/gold-loan.yml', text: data },
  ];
  let count = 0;
  rule(siteOf({ mdx, yaml }, '2026-11-21'), () => void (count += 1));
  return count;
}

test.each([
  '[gold loans](/gold-loan#rates)',
  '[what gold costs](/home-loans)',
  '[gold loans](/nowhere)',
  '[Gold loan](https://rbi.org.in/)',
])('%s leads where its words say, or says no page', (words) => expect(found(linkWords, { words })).toBe(0));

test.each(['[gold loans](/home-loans)', '[Home Loans](/gold-loan#rates)'])('%s leads elsewhere', (words) => {
  // Both pages hold it.
  expect(found(linkWords, { words })).toBe(2);
});

const rowWith = (link: string): string => `order: { by: rate }\nrows: [{ name: A bank, link: ${link} }]\n`;

test.each(['https://a.bank.in/gold-loans', 'https://a.bank.in/', 'https://a.bank.in/personal/loans/rates.html'])(
  '%s may be the page of a gold loan',
  (link) => {
    expect(found(linkSubjects, { data: rowWith(link) })).toBe(0);
  },
);

test.each([
  'https://a.bank.in/credit-cards/regalia',
  'https://a.bank.in/home-loan?x=1',
  'https://a.bank.in/retail/personalloan.html',
])('%s is about another product', (link) => expect(found(linkSubjects, { data: rowWith(link) })).toBe(1));
