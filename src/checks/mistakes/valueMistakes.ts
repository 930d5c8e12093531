import { kindNames } from '../../content/schemas';
import { edit, save } from './spoil';
import type { Mistake } from './spoil';

const LOANS = 'docs/home-loans.yml';
const CARDS = 'docs/credit-cards/lifetime-free.yml';
const FIGURES = 'src/content/figures.yml';

const rate = 'write a percentage such as "8.50%" or a range "8.50% - 9.10%" or "10.49% onwards"';
const sbi = 'entry "State Bank of India"';
const hdfc = 'entry "HDFC Bank"';
const kinds = kindNames.join(', ');

/** Mistakes in the values of data files. */
export const valueMistakes: readonly Mistake[] = [
  [
    'a decimal comma',
    edit(LOANS, '7.50% - 8.45%', '7,50%'),
    `${LOANS}:10:19  ${sbi}, interestRate: found "7,50%"; ${rate}`,
  ],
  [
    'a range without its hyphen',
    edit(LOANS, '7.50% - 8.45%', '7.50% 8.45%'),
    `${LOANS}:10:19  ${sbi}, interestRate: found "7.50% 8.45%"; ${rate}`,
  ],
  [
    'a range with a long dash',
    edit(LOANS, '7.50% - 8.45%', '7.50% – 8.45%'),
    `${LOANS}:10:19  ${sbi}, interestRate: found "7.50% – 8.45%"; ${rate}`,
  ],
  [
    'the higher rate first',
    edit(LOANS, '7.50% - 8.45%', '8.45% - 7.50%'),
    `${LOANS}:10:19  ${sbi}, interestRate: found "8.45% - 7.50%"; write the lower rate first, such as "8.50% - 9.10%"`,
  ],
  [
    'a number where a rate belongs',
    edit(LOANS, '7.90% onwards', '7.90'),
    `${LOANS}:16:19  ${hdfc}, interestRate: found 7.90; ${rate}`,
  ],
  [
    'a word where a number belongs',
    edit(LOANS, 'reviewEveryDays: 90', 'reviewEveryDays: ninety'),
    `${LOANS}:5:18  reviewEveryDays: found "ninety"; write a whole number of days from 1 to 3650, such as 90`,
  ],
  [
    'a list where a text belongs',
    edit(LOANS, 'Up to 0.50%', '[0.50%, 1.00%]'),
    `${LOANS}:18:20  ${hdfc}, processingFee: found a list; write one line of 2 to 80 characters`,
  ],
  [
    'a fee without the rupee sign',
    edit(CARDS, 'fee: ₹0 throughout', "fee: '3000'"),
    `${CARDS}:10:10  entry "Step Card", fee: found "3000"; write an amount such as "₹5,00,000" or "₹5 lakh"`,
  ],
  [
    'a text where a list belongs',
    edit(
      CARDS,
      '\n      - No income papers asked\n      - Interest on the deposit goes on\n      - Score is built each month',
      ' None',
    ),
    `${CARDS}:12:15  entry "Step Card", benefits: found "None"; write a list of 3 to 4 lines, each beginning with "- "`,
  ],
  [
    'too short a list',
    edit(CARDS, '      - Score is built each month\n', ''),
    `${CARDS}:13:7  entry "Step Card", benefits: found a list; write a list of 3 to 4 lines, each beginning with "- "`,
  ],
  [
    'a missing field',
    edit(LOANS, '    processingFee: Up to 0.50%\n', ''),
    `${LOANS}:15:5  ${hdfc}, processingFee: missing; add "processingFee:" to the entry and write one line of 2 to 80 characters`,
  ],
  [
    'an unknown field',
    edit(LOANS, '    link: https://homeloans', '    rating: 5 stars\n    link: https://homeloans'),
    `${LOANS}:14:5  ${sbi}, rating: found the unknown field "rating"; remove it, or write one of provider, interestRate, tenure, processingFee, benefit, link`,
  ],
  [
    'a mistyped field',
    edit(LOANS, 'processingFee: Up to', 'procesingFee: Up to'),
    `${LOANS}:18:5  ${hdfc}, procesingFee: found the unknown field "procesingFee"; did you mean "processingFee"?`,
  ],
  [
    'a lender twice',
    edit(LOANS, 'provider: HDFC Bank', 'provider: State Bank of India'),
    `${LOANS}:15:15  ${sbi}, provider: found "State Bank of India"; this provider already stands at line 9; merge the two entries or remove one`,
  ],
  [
    'rows out of order',
    edit(LOANS, '7.90% onwards', '7.10% onwards'),
    `${LOANS}:16:19  ${hdfc}, interestRate: found "7.10% onwards"; the order says interestRate, the lowest first; move this entry above "State Bank of India" (7.50% - 8.45%)`,
  ],
  [
    'an order by a field that no row has',
    edit(LOANS, 'by: interestRate', 'by: rate'),
    `${LOANS}:7:14  order by: found "rate"; write one of "provider", "interestRate", "tenure", "processingFee", "benefit"`,
  ],
  [
    'a day that no calendar has',
    edit(LOANS, 'checked: 2025-06-30', 'checked: 2025-06-31'),
    `${LOANS}:4:10  checked: found "2025-06-31"; write a day that the calendar has, as year-month-day, such as "2025-06-30"`,
  ],
  [
    'a date with slashes',
    edit(LOANS, 'checked: 2025-06-30', 'checked: 30/06/2025'),
    `${LOANS}:4:10  checked: found "30/06/2025"; write a real date as year-month-day, such as "2025-06-30"`,
  ],
  [
    'a date to come',
    edit(LOANS, 'checked: 2025-06-30', 'checked: 2027-01-01'),
    `${LOANS}:4:10  checked: found "2027-01-01"; write a day that is not after today, "2026-11-21"`,
  ],
  [
    'figures newer than their check',
    edit(LOANS, 'asOf: 2025-06', 'asOf: 2025-08'),
    `${LOANS}:3:7  asOf: found "2025-08"; the figures were last checked on "2025-06-30"; write that month or an earlier one, or check again`,
  ],
  [
    'an unknown kind',
    edit(LOANS, 'kind: home-loan-offers', 'kind: home-loan-offer'),
    `${LOANS}:2:7  kind: found "home-loan-offer"; write one of ${kinds}; did you mean "home-loan-offers"?`,
  ],
  [
    'an empty file',
    save(LOANS, () => ''),
    `${LOANS}:1:1  kind: missing; add "kind:" at the top of the file and write one of ${kinds}`,
  ],
  [
    'western grouping',
    edit(LOANS, '₹10,000', '₹100,000'),
    `${LOANS}:12:20  ${sbi}, processingFee: found "0.35%, at most ₹100,000"; write "₹1,00,000": the last three digits, then twos`,
  ],
  [
    'Rs instead of the sign',
    edit(LOANS, '₹10,000', 'Rs 10,000'),
    `${LOANS}:12:20  ${sbi}, processingFee: found "0.35%, at most Rs 10,000"; write the sign ₹ instead of "Rs" or "INR", such as "₹5,00,000"`,
  ],
  [
    'lac',
    edit(LOANS, '₹10,000', '₹1 lac'),
    `${LOANS}:12:20  ${sbi}, processingFee: found "0.35%, at most ₹1 lac"; write lakh and crore in words, such as "₹5 lakh" or "₹1.5 crore"`,
  ],
  [
    'HTML in a value',
    edit(LOANS, 'Interest is', '<b>Interest</b> is'),
    `${LOANS}:13:14  ${sbi}, benefit: found "<b>Interest</b> is counted on the daily balance"; write plain text: HTML is not read here`,
  ],
  [
    'a figure whose periods leave a gap',
    edit(FIGURES, ', from: 2026-10-02', ''),
    `${FIGURES}:7:9  entry "repo-rate", periods 2 from: missing; add "from:" to the entry and write the first day on which this value held, as another stands before it`,
  ],
];
