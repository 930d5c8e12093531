import { kindNames } from '../content/schemas';
import { validateDataFile } from './validate';
import { cards, edited, figures, funds, homeLoans, messages, today } from './validation/testSamples';

describe('validateDataFile', () => {
  it.each([
    ['home loans', homeLoans],
    ['cards', cards],
    ['funds', funds],
    ['figures', figures],
    ['Windows line ends', homeLoans.replaceAll('\n', '\r\n')],
    ['a byte-order mark', `\uFEFF${homeLoans}`],
  ])('accepts %s', (_name, text) => {
    expect(messages(text)).toEqual([]);
  });

  it('gives the data as it stands', () => {
    const result = validateDataFile({ path: 'docs/home-loans.yml', text: homeLoans, today });
    expect(result).toMatchObject({
      ok: true,
      data: { kind: 'home-loan-offers', rows: [{ tenure: 'Up to 30 years' }, {}] },
    });
  });

  it.each<[string, string, string, string, string]>([
    // mistake, sample, text to change, change, message after the path
    [
      'a comma for a point',
      homeLoans,
      '7.90% onwards',
      '8,5 %',
      ':15:19  entry "HDFC Bank", interestRate: found "8,5 %"; write a percentage such as "8.50%" or a range "8.50% - 9.10%" or "10.49% onwards"',
    ],
    [
      'a rate as a number',
      homeLoans,
      '7.90% onwards',
      '7.9',
      ':15:19  entry "HDFC Bank", interestRate: found 7.9; write a percentage such as "8.50%" or a range "8.50% - 9.10%" or "10.49% onwards"',
    ],
    [
      'a range upside down',
      homeLoans,
      '7.50% - 8.45%',
      '8.45% - 7.50%',
      ':10:19  entry "State Bank of India", interestRate: found "8.45% - 7.50%"; write the lower rate first, such as "8.50% - 9.10%"',
    ],
    [
      'a value left out',
      homeLoans,
      'benefit: Legal checks by its own staff',
      'benefit:',
      ':18:13  entry "HDFC Bank", benefit: found nothing; write one line of 10 to 140 characters',
    ],
    [
      'a field left out',
      homeLoans,
      '    benefit: Legal checks by its own staff\n',
      '',
      ':14:5  entry "HDFC Bank", benefit: missing; add "benefit:" to the entry and write one line of 10 to 140 characters',
    ],
    [
      'a mistyped field',
      homeLoans,
      'interestRate: 7.90%',
      'intrestRate: 7.90%',
      ':15:5  entry "HDFC Bank", intrestRate: found the unknown field "intrestRate"; did you mean "interestRate"?',
    ],
    [
      'an invented field',
      homeLoans,
      'link: https',
      'phone: https',
      ':19:5  entry "HDFC Bank", phone: found the unknown field "phone"; remove it, or write one of provider, interestRate, tenure, processingFee, benefit, link',
    ],
    [
      'western grouping',
      homeLoans,
      '₹10,000',
      '₹100,000',
      ':12:20  entry "State Bank of India", processingFee: found "0.35%, at most ₹100,000"; write "₹1,00,000": the last three digits, then twos',
    ],
    [
      'no grouping',
      homeLoans,
      '₹10,000',
      '₹10000',
      ':12:20  entry "State Bank of India", processingFee: found "0.35%, at most ₹10000"; write "₹10,000": the last three digits, then twos',
    ],
    [
      'Rs for the sign',
      homeLoans,
      '₹10,000',
      'Rs. 10,000',
      ':12:20  entry "State Bank of India", processingFee: found "0.35%, at most Rs. 10,000"; write the sign ₹ instead of "Rs" or "INR", such as "₹5,00,000"',
    ],
    [
      'Cr for crore',
      homeLoans,
      '₹10,000',
      '₹1.5 Cr',
      ':12:20  entry "State Bank of India", processingFee: found "0.35%, at most ₹1.5 Cr"; write lakh and crore in words, such as "₹5 lakh" or "₹1.5 crore"',
    ],
    [
      'L for lakh',
      homeLoans,
      '₹10,000',
      '₹5L',
      ':12:20  entry "State Bank of India", processingFee: found "0.35%, at most ₹5L"; write lakh and crore in words, such as "₹5 lakh" or "₹1.5 crore"',
    ],
    [
      'a long dash',
      homeLoans,
      '0.35%, at',
      '0.35% – at',
      ':12:20  entry "State Bank of India", processingFee: found "0.35% – at most ₹10,000"; write a hyphen or the word "to" instead of the long dash',
    ],
    [
      'HTML in a text',
      homeLoans,
      'Legal checks by',
      'Legal <b>checks</b> by',
      ':18:14  entry "HDFC Bank", benefit: found "Legal <b>checks</b> by its own staff"; write plain text: HTML is not read here',
    ],
    [
      'a space at the end',
      homeLoans,
      'benefit: Legal checks by its own staff',
      "benefit: 'Legal checks '",
      ':18:14  entry "HDFC Bank", benefit: found "Legal checks "; write it without a space at the beginning or the end',
    ],
    [
      'a link without https',
      homeLoans,
      'https://www.hdfcbank.com/',
      'www.hdfcbank.com',
      ':19:11  entry "HDFC Bank", link: found "www.hdfcbank.com"; write the full address of the official page, such as "https://www.example.in/home-loan"',
    ],
    [
      'a link that tracks',
      homeLoans,
      'https://www.hdfcbank.com/',
      'https://www.hdfcbank.com/?utm_source=x',
      ':19:11  entry "HDFC Bank", link: found "https://www.hdfcbank.com/?utm_source=x"; write the address without its tracking part: end it before the "?"',
    ],
    [
      'the same lender twice',
      homeLoans,
      'provider: HDFC Bank',
      'provider: state bank of  India',
      ':14:15  entry "state bank of  India", provider: found "state bank of  India"; write one space where there are two',
    ],
    [
      'rows out of order',
      homeLoans,
      '7.90% onwards',
      '7.20% onwards',
      ':15:19  entry "HDFC Bank", interestRate: found "7.20% onwards"; the order says interestRate, the lowest first; move this entry above "State Bank of India" (7.50% - 8.45%)',
    ],
    [
      'names out of order',
      homeLoans,
      '{ by: interestRate, first: lowest }',
      '{ by: provider, first: a-to-z }',
      ':14:15  entry "HDFC Bank", provider: found "HDFC Bank"; the order says provider, from A to Z; move this entry above "State Bank of India" (State Bank of India)',
    ],
    [
      'an order without numbers',
      homeLoans,
      'by: interestRate',
      'by: benefit',
      ':13:14  entry "State Bank of India", benefit: found "Interest is counted on the daily balance"; the rows are ordered by benefit, so write a number in it, or order them by another field',
    ],
    [
      'an order by an unknown field',
      homeLoans,
      'by: interestRate',
      'by: intrestRate',
      ':7:14  order by: found "intrestRate"; write one of "provider", "interestRate", "tenure", "processingFee", "benefit"; did you mean "interestRate"?',
    ],
    [
      'an unknown direction',
      homeLoans,
      'first: lowest',
      'first: low',
      ':7:35  order first: found "low"; write one of "lowest", "highest", "a-to-z"; did you mean "lowest"?',
    ],
    [
      'a day that no calendar has',
      homeLoans,
      '2025-06-30',
      '2025-06-31',
      ':4:10  checked: found "2025-06-31"; write a day that the calendar has, as year-month-day, such as "2025-06-30"',
    ],
    [
      'a day yet to come',
      homeLoans,
      '2025-06-30',
      '2026-11-22',
      ':4:10  checked: found "2026-11-22"; write a day that is not after today, "2026-11-21"',
    ],
    [
      'a month after the check',
      homeLoans,
      'asOf: 2025-06',
      'asOf: 2025-07',
      ':3:7  asOf: found "2025-07"; the figures were last checked on "2025-06-30"; write that month or an earlier one, or check again',
    ],
    [
      'a month in words',
      homeLoans,
      'asOf: 2025-06',
      'asOf: June 2025',
      ':3:7  asOf: found "June 2025"; write a month as year-month, such as "2025-06"',
    ],
    [
      'no rows',
      homeLoans,
      homeLoans.slice(homeLoans.indexOf('rows:')),
      'rows: []\n',
      ':8:7  rows: found a list; write at least one row, beginning with "- "',
    ],
    [
      'a row that is a word',
      homeLoans,
      '  - provider: HDFC Bank\n',
      '  - HDFC Bank\n  - provider: HDFC Bank\n',
      ':14:5  entry "number 2": found "HDFC Bank"; write the entry as lines of "field: value", the first beginning with "- "',
    ],
    [
      'an unknown kind',
      homeLoans,
      'kind: home-loan-offers',
      'kind: home-loans-offers',
      `:2:7  kind: found "home-loans-offers"; write one of ${kindNames.join(', ')}; did you mean "home-loan-offers"?`,
    ],
    [
      'too short a list',
      cards,
      '      - Interest on the deposit goes on\n      - Score is built each month\n',
      '',
      ':13:7  entry "Step Card", benefits: found a list; write a list of 3 to 4 lines, each beginning with "- "',
    ],
    [
      'a fault inside a list',
      cards,
      'No income papers asked',
      'Limit up to Rs 50,000',
      ':13:9  entry "Step Card", benefits 1: found "Limit up to Rs 50,000"; write the sign ₹ instead of "Rs" or "INR", such as "₹5,00,000"',
    ],
    [
      'a review that says nothing',
      cards,
      'Good for those who begin; not for anyone who wants rewards on travel.',
      'A good card.',
      ':16:13  entry "Step Card", review: found "A good card."; write one line of 40 to 280 characters',
    ],
    [
      'a risk of no such name',
      funds,
      '0.20%, aum: Not available, risk: Very High',
      '0.20%, aum: Not available, risk: Very Hi',
      ':9:105  entry "Second Fund", risk: found "Very Hi"; write one of "Very High", "High", "Moderately High", "Moderate", "Low to Moderate", "Low"; did you mean "Very High"?',
    ],
    [
      'a share above the whole',
      funds,
      '18.40%, expenseRatio: 0.20%',
      '18.40%, expenseRatio: 120%',
      ':8:71  entry "First Fund", expenseRatio: found "120%"; write a percentage of at most "100%"',
    ],
    [
      'an amount without a sign',
      funds,
      "'₹1,10,392 crore'",
      "'1,10,392 crore'",
      ':8:83  entry "First Fund", aum: found "1,10,392 crore"; write an amount such as "₹5,00,000" or "₹5 lakh" or "Not available"',
    ],
  ])('explains %s', (_mistake, sample, from, to, expected) => {
    expect(messages(edited(sample, from, to), 'docs/page.yml')).toEqual([`docs/page.yml${expected}`]);
  });

  it('explains an empty file', () => {
    expect(messages('')).toEqual([
      expect.stringContaining(
        'docs/page.yml:1:1  kind: missing; add "kind:" at the top of the file and write one of home-loan-offers,',
      ),
    ]);
  });

  it('names the line of the first entry when a name stands twice', () => {
    expect(messages(edited(homeLoans, 'provider: HDFC Bank', 'provider: state bank of India'))).toEqual([
      'docs/page.yml:14:15  entry "state bank of India", provider: found "state bank of India"; this provider already stands at line 9; merge the two entries or remove one',
    ]);
  });

  it('reports every problem at once, in the order of the lines', () => {
    const text = edited(
      edited(edited(homeLoans, 'reviewEveryDays: 90', 'reviewEveryDays: ninety'), '7.90% onwards', '8%'),
      '0.35%,',
      '0.35% –',
    );
    expect(messages(text).map((message) => message.split('  ')[0])).toEqual([
      'docs/page.yml:5:18',
      'docs/page.yml:12:20',
      'docs/page.yml:15:19',
    ]);
  });

  it('keeps true line numbers with Windows line ends and a byte-order mark', () => {
    const text = `\uFEFF${edited(homeLoans, '7.90% onwards', '8%')}`.replaceAll('\n', '\r\n');
    expect(messages(text)[0]).toMatch(/^docs\/page\.yml:15:19 {2}entry "HDFC Bank"/);
  });

  it('asks for a row that cannot be ordered to stand last', () => {
    const text = funds.replace(/(.*First.*\n)(.*Second.*\n)/, '$2$1');
    expect(messages(text)).toEqual([expect.stringContaining('move this entry above "Second Fund" (Not available)')]);
  });
});
