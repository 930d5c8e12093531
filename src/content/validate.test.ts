import { formatProblem, validateDataFile } from './validate';

const today = '2026-11-21';

const homeLoans = `# Home loan offers
kind: home-loan-offers
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: Two lenders that write home loans in every large state.
order: { by: interestRate, first: lowest }
rows:
  - provider: State Bank of India
    interestRate: 7.50% - 8.45%
    tenure: Up to 30 years
    processingFee: 0.35%, at most ₹10,000
    benefit: Interest is counted on the daily balance
  - provider: HDFC Bank
    interestRate: 7.90% onwards
    tenure: Up to 30 years
    processingFee: Up to 0.50%
    benefit: Legal checks by its own staff
    link: https://www.hdfcbank.com/
`;

const cards = `kind: card-listings
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: One card that anyone with a fixed deposit can get.
order: { by: fee, first: lowest }
rows:
  - name: Step Card
    issuer: A Bank
    fee: ₹0 throughout
    bestFor: A first card
    benefits:
      - No income papers asked
      - Interest on the deposit goes on
      - Score is built each month
    review: Good for those who begin; not for anyone who wants rewards on travel.
    link: https://www.example.in/
`;

const funds = `kind: mutual-funds
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: Two index funds with low costs and long records.
order: { by: aum, first: highest }
rows:
  - { name: First Fund, type: Index, returns3Y: 18.40%, expenseRatio: 0.20%, aum: '₹1,10,392 crore', risk: Very High }
  - { name: Second Fund, type: Index, returns3Y: -2.10%, expenseRatio: 0.20%, aum: Not available, risk: Very High }
`;

const figures = `kind: figures
rows:
  - id: vpf-rate
    label: Rate of the provident fund
    periods:
      - { value: 8.15%, until: 2023-03-31, source: { name: EPFO } }
      - { value: 8.25%, from: 2023-04-01, source: { name: EPFO, url: 'https://www.epfindia.gov.in/' } }
    checked: 2026-03-02
    reviewEveryDays: 365
  - id: ppf-rate
    label: PPF interest rate
    periods: [{ value: 7.1%, source: { name: National Savings Institute } }]
    checked: 2026-11-21
    reviewEveryDays: 92
`;

function messages(text: string, path = 'docs/page.yml'): string[] {
  const result = validateDataFile({ path, text, today });
  return result.ok ? [] : result.problems.map(formatProblem);
}

/** The text with one change, which must really be one. */
function edited(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, () => to);
}

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
      ':4:10  checked: found "2025-06-31"; write a real date as year-month-day, such as "2025-06-30"',
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
      ':2:7  kind: found "home-loans-offers"; write one of home-loan-offers, personal-loan-offers, business-loan-offers, education-loan-offers, secured-loan-offers, property-loan-offers, card-listings, health-plans, term-plans, motor-insurers, travel-insurers, home-insurers, mutual-funds, fd-rates, savings-accounts, retirement-options, tax-options, home-products, figures; did you mean "home-loan-offers"?',
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

  it.each<[string, string, string, string, string]>([
    [
      'a tab',
      homeLoans,
      '    tenure: Up to 30 years\n    processingFee: 0.35%',
      '\ttenure: Up to 30 years\n    processingFee: 0.35%',
      ':11:1  found a tab; write spaces at the beginning of the line, two for each level',
    ],
    [
      'a field that stands twice',
      homeLoans,
      '    link: https',
      '    benefit: Another one altogether\n    link: https',
      ':19:5  found "benefit: Another one altogether"; this field stands twice in the same place; keep one of the two lines',
    ],
    [
      'an unclosed quotation mark',
      homeLoans,
      'benefit: Legal',
      "benefit: 'Legal",
      ':18:14  found "benefit: \'Legal checks by its own staff"; the quotation mark that opens here is never closed; add the closing one',
    ],
    [
      'a colon in a value',
      homeLoans,
      'benefit: Legal checks',
      'benefit: Legal: checks',
      ':18:14  found "benefit: Legal: checks by its own staff"; put the value in quotes, because it has a colon followed by a space in it',
    ],
    [
      'a field that is too far in',
      homeLoans,
      '    benefit: Legal',
      '     benefit: Legal',
      ':18:6  found "benefit: Legal checks by its own staff"; line it up',
    ],
    [
      'a field that is not far enough in',
      homeLoans,
      '    benefit: Legal',
      '   benefit: Legal',
      ':18:4  found "benefit: Legal checks by its own staff"; line it up',
    ],
    [
      'an open bracket',
      homeLoans,
      'first: lowest }',
      'first: lowest',
      ':8:1  found "rows:"; the bracket opened above is not closed',
    ],
    [
      'a percent sign first',
      homeLoans,
      'processingFee: Up to 0.50%',
      'processingFee: %0.50',
      ':17:20  found "processingFee: %0.50"; put the value in quotes, because YAML reads its first character as a sign of its own',
    ],
    [
      'a star first',
      homeLoans,
      'benefit: Legal',
      'benefit: *Legal',
      ':18:14  found "benefit: *Legal checks by its own staff"; put the value in quotes, because YAML reads "*" or "&"',
    ],
    [
      'no space after the colon',
      homeLoans,
      'asOf: 2025-06\n',
      'asOf:2025-06\n',
      ':3:1  found "asOf:2025-06"; write each field as "name: value", with a colon and a space',
    ],
    [
      'two documents',
      homeLoans,
      'rows:\n',
      '---\nrows:\n',
      ':8:1  found "---"; remove the line "---": one file holds one document',
    ],
  ])('explains broken YAML: %s', (_mistake, sample, from, to, expected) => {
    const [first, ...others] = messages(edited(sample, from, to));
    expect(first).toContain(`docs/page.yml${expected}`);
    expect(others).toEqual([]);
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

describe('validateDataFile on figures', () => {
  it.each<[string, string, string, string]>([
    [
      'an id with a capital',
      'id: ppf-rate',
      'id: PPF rate',
      ':10:9  entry "PPF rate", id: found "PPF rate"; write lower-case words joined by hyphens, such as "ppf-rate"',
    ],
    [
      'an id used twice',
      'id: ppf-rate',
      'id: vpf-rate',
      ':10:9  entry "vpf-rate", id: found "vpf-rate"; this id already stands at line 3; merge the two entries or remove one',
    ],
    [
      'a comma in a bare value',
      'National Savings Institute }',
      'National Savings Institute, Delhi }',
      ':12:74  entry "ppf-rate", periods 1 source Delhi: found the unknown field "Delhi"; put the whole value before it in quotes',
    ],
    [
      'a sentence after a comma',
      'National Savings Institute }',
      'National Savings Institute, as announced }',
      ':12:74  entry "ppf-rate", periods 1 source as announced: found the unknown field "as announced"; put the whole value before it in quotes, because a comma ends a value inside { }',
    ],
    [
      'no source',
      ', source: { name: National Savings Institute }',
      '',
      ':12:15  entry "ppf-rate", periods 1 source: missing; add "source:" to the entry and write the source as',
    ],
    [
      'a period without an end',
      ' until: 2023-03-31,',
      '',
      ':6:9  entry "vpf-rate", periods 1: missing; add "until:" with the last day on which this value held',
    ],
    [
      'a later period without a beginning',
      ' from: 2023-04-01,',
      '',
      ':7:9  entry "vpf-rate", periods 2: missing; add "from:" with the first day on which this value held',
    ],
    [
      'periods that overlap',
      'from: 2023-04-01',
      'from: 2023-03-31',
      ':7:31  entry "vpf-rate", periods 2 from: found "2023-03-31"; write a day after "2023-03-31", with which the period before it ends',
    ],
    [
      'a value that does not hold yet',
      'from: 2023-04-01',
      'from: 2027-04-01',
      ':7:31  entry "vpf-rate", periods 2 from: found "2027-04-01"; this value does not hold yet',
    ],
    [
      'a check in the future',
      'checked: 2026-03-02',
      'checked: 2027-03-02',
      ':8:14  entry "vpf-rate", checked: found "2027-03-02"; write a day that is not after today, "2026-11-21"',
    ],
  ])('explains %s', (_mistake, from, to, expected) => {
    const found = messages(edited(figures, from, to), 'src/content/figures.yml');
    expect(found).toEqual([expect.stringContaining(`src/content/figures.yml${expected}`)]);
  });
});
