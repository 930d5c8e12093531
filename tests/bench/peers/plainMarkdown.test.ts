import registry from '@site/tests/unit/figures';
import { plainMarkdown } from './plainMarkdown';

const plain = (body: string) => plainMarkdown(body, registry);

test('a figure becomes its value of today', () => {
  expect(plain('PPF pays <Figure id="ppf-rate" /> a year.')).toBe('PPF pays 7.1% a year.');
  expect(plain('| Rate |\n| --- |\n| <Figure id="short-term-tax" /> |')).toBe('| Rate |\n| --- |\n| 20% |');
});

test('a rule that has changed becomes a quotation with every period and the source', () => {
  expect(plain('Before.\n\n<RuleChange id="short-term-tax" />\n\nAfter.')).toBe(`Before.

> **The rule has changed: Tax on short-term gains from equity**
>
> - until 31 March 2008: 10%
> - 1 April 2008 to 22 July 2024: 15%
> - since 23 July 2024: 20%
>
> Holds for shares on which securities transaction tax was paid.
>
> Source: finance-act-2024. Checked 30 June 2025.

After.`);
});

test.each(['Note', 'Caution'])('a %s becomes a quotation under its title', (name) => {
  expect(plain(`<${name} title="Wait">\n\nOne <Figure id="ppf-rate" />.\n\nTwo.\n\n</${name}>`)).toBe(
    '> **Wait**\n>\n> One 7.1%.\n>\n> Two.',
  );
});

test('questions become headings, and their answers no code', () => {
  const faq = `<Faq>
  <Question title="May I?">
    Often, if you
    ask.
  </Question>
  <Question title="Must I?">
    No.
  </Question>
</Faq>`;
  expect(plain(faq).trim()).toBe('### May I?\n\nOften, if you\nask.\n\n### Must I?\n\nNo.');
});

test('a checklist becomes a heading and a list, and what arranges is dropped', () => {
  const columns = '<Columns>\n<Checklist title="Take it if" icon="wallet">\n\n- You can\n\n</Checklist>\n</Columns>';
  expect(plain(columns).trim()).toBe('### Take it if\n\n- You can');
  expect(plain('<Steps>\n\n1. Ask.\n\n</Steps>').trim()).toBe('1. Ask.');
});

test.each(['<Benefits />', 'a <b>bold</b> word', '{1 + 1}', '<Note title="Never closed">'])(
  'what is left of MDX is named: %s',
  (body) => {
    expect(() => plain(body)).toThrow('is not plain Markdown');
  },
);

test('an unknown figure is an error', () => {
  expect(() => plain('<Figure id="ppf-rat" />')).toThrow('There is no figure "ppf-rat".');
});
