import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../content/figureValues';
import { homeLoan, homeLoanRecords, ruleFigures } from '@site/tests/unit/homeLoans';
import type { HomeLoan } from '../content/offerTypes';
import { formatPercent, formatRupees } from '../lib/format/rupees';
import { lists } from '../lists';
import { refinanceOf } from '../lists/home-loans/refinance';
import type { RefinanceTerms } from '../lists/loans/refinance';
import Machine from './Machine';
import * as words from './messages.en';
import * as ofLoans from '../lists/loans/messages.en';
import { withoutMarks } from '../machines/fields/Marked';

const loans = [
  homeLoan('Mine', { rates: [['from 8.35%']], fee: '1%', conversionFee: '0.50%, at most ₹5,000' }),
  homeLoan('Cheap', { rates: [['from 8.00%', 'score at least 800']], fee: '0.50%' }),
  homeLoan('Ceiling', { rates: [['from 8.00%']], fee: 'up to 0.50%' }),
  homeLoan('Silent', { rates: [['from 7.90%']], fee: 'Not found' }),
  homeLoan('Dear', { rates: [['from 9.10%']] }),
  ...['A', 'B', 'C', 'D'].map((name) => homeLoan(`Bank ${name}`, { rates: [['8.50%']] })),
  homeLoan('Late', { rates: [['from 7.00%']], document: 'in-october' }),
];

/** ₹40 lakh at 9.1% for 15 years, at these lenders */
const termsOf = (rows: readonly HomeLoan[], rateNow = 9.1): RefinanceTerms => ({
  ...refinanceOf(homeLoanRecords(rows)),
  owed: [4_000_000, 100_000, 50_000_000, 100_000],
  rateNow: [rateNow, 5, 20, 0.05],
});

const terms = termsOf(loans);

/** The terms of a list of the site, with its figures. */
const ofList = (id: 'personal-loans' | 'gold-loans') => ({
  terms: lists[id].refinance,
  figures: figureValues(registry, lists[id].figures),
});

const rows = (): HTMLElement[] =>
  screen.getAllByRole('listitem', { hidden: true }).filter((item) => item.querySelector('summary'));
const names = (): (string | null | undefined)[] => rows().map((row) => row.querySelector('summary b')?.textContent);
const lender = (): HTMLElement => screen.getByRole('combobox', { name: 'Your lender', hidden: true });
const result = (): HTMLElement => screen.getByRole('group', { name: 'The loan you repay' });

beforeEach(() => {
  history.replaceState(null, '', '/home-loans');
  document.body.replaceChildren();
});

test('the HTML of the server answers for the example', () => {
  document.body.innerHTML = renderToString(<Machine terms={terms} figures={ruleFigures} />);
  expect(document.body).toHaveTextContent(
    'Moving to Cheap at its published 8.00% (score 800 or more) saves up to ₹4.4 lakh, after its fee of ₹23,600, over the 15 years left.',
  );
  expect(names()).toEqual(['Cheap', 'Ceiling', 'Mine', 'Bank A', 'Bank B', 'Bank C']);
  expect(document.querySelector('[style]')).toBeNull();
});

test('the own lender comes first, with what it asks for a lower rate', async () => {
  render(<Machine terms={terms} figures={ruleFigures} />);
  await userEvent.selectOptions(lender(), 'Mine');
  expect(names()[0]).toBe('Mine');
  expect(rows()[0]).toHaveTextContent('Your lender');
  expect(rows()[0]).toHaveTextContent('8.35%, fee ₹5,900');
  expect(result()).toHaveTextContent(
    withoutMarks(
      words.ownLender({
        lender: 'Mine',
        rate: '8.35%',
        saves: true,
        saving: '₹3.1 lakh',
        charge: 'known',
        fee: '₹5,900',
        leaving: '',
      }),
    ),
  );
});

test('a lender without a lower rate is said to have none', async () => {
  render(<Machine terms={terms} figures={ruleFigures} />);
  await userEvent.selectOptions(lender(), 'Dear');
  expect(result()).toHaveTextContent(words.ownLenderNotLower({ lender: 'Dear' }));
});

test('a ceiling is counted as the largest fee, and an unknown fee is said to be left out', async () => {
  render(<Machine terms={terms} figures={ruleFigures} />);
  expect(rows()[1]).toHaveTextContent('fee at most ₹23,600');
  expect(rows()[1]).toHaveTextContent(words.afterFee({ charge: 'ceiling', fee: '₹23,600', leaving: '' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show more', hidden: true }));
  expect(document.activeElement?.closest('li')).toBe(rows()[6]);
  const silent = rows().find((row) => row.textContent.includes('Silent'));
  expect(silent).toHaveTextContent(words.afterFee({ charge: 'unknown', fee: '', leaving: '' }));
});

test('a lender that may save more once its fee is known takes the word “most” from the others', () => {
  render(<Machine terms={terms} figures={ruleFigures} />);
  // Silent publishes the lowest rate but no fee.
  expect(result()).toHaveTextContent(words.mostSaved({ isFeeLeftOut: true, inputs: '₹40 lakh' }));
  document.body.replaceChildren();
  const rest = termsOf(loans.filter(({ id }) => id !== 'silent'));
  render(<Machine terms={rest} figures={ruleFigures} />);
  expect(result()).toHaveTextContent(words.mostSaved({ isFeeLeftOut: false, inputs: '₹40 lakh' }));
});

test('who has a lower score than all published rates ask for is told so', async () => {
  render(<Machine terms={terms} figures={ruleFigures} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Credit score', hidden: true }), '750 or more');
  expect(screen.getByText(ofLoans.scoreBelowAll({ score: '800' }), { exact: false })).toBeInTheDocument();
});

test('rates of another day stand apart, with the reason', async () => {
  render(<Machine terms={terms} figures={ruleFigures} />);
  expect(names()).not.toContain('Late');
  await userEvent.click(screen.getByRole('button', { name: 'Show more', hidden: true }));
  expect(names().at(-1)).toBe('Late');
  expect(screen.getByText(/^Read on 10 October 2026, after the repo rate rose/)).toBeInTheDocument();
});

test('a score leaves out rates that it does not reach', async () => {
  render(<Machine terms={terms} figures={ruleFigures} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Credit score', hidden: true }), '750 or more');
  expect(names()[0]).toBe('Ceiling');
});

test('an address is answered field by field, and what it holds of nonsense is said', () => {
  history.replaceState(null, '', '/home-loans#owed=2000000&rateNow=99&lender=gone-bank');
  render(<Machine terms={terms} figures={ruleFigures} />);
  expect(screen.getByRole('textbox', { name: 'You still owe', hidden: true })).toHaveValue('₹20,00,000');
  expect(screen.getByRole('textbox', { name: 'Your rate', hidden: true })).toHaveValue('9.1%');
  expect(screen.getByText(/something that we cannot use \(99, gone-bank\)/)).toBeInTheDocument();
});

test('who pays less than anybody asks is told so', () => {
  render(<Machine terms={termsOf(loans, 6.9)} figures={ruleFigures} />);
  expect(result()).toHaveTextContent('Nothing');
  expect(result()).toHaveTextContent(words.nobodyLower({ hasOwnLender: false }));
});

test('each lender names the documents behind its values', () => {
  render(<Machine terms={terms} figures={ruleFigures} />);
  expect(within(rows()[0]!).getByRole('link', { name: /^A bank/, hidden: true })).toHaveAttribute(
    'href',
    'https://bank.example/',
  );
});

test('where a lender may charge for leaving, the visitor puts it in, and the saving counts it', async () => {
  render(<Machine {...ofList('personal-loans')} />);
  expect(screen.queryByRole('combobox', { name: 'Credit score', hidden: true })).not.toBeInTheDocument();
  expect(result()).toHaveTextContent(/after .*₹14,160 for leaving your lender/);
  const charge = screen.getByRole('textbox', { name: 'Foreclosure charge', hidden: true });
  await userEvent.clear(charge);
  await userEvent.type(charge, '0');
  expect(result()).not.toHaveTextContent('for leaving');
});

test('a gold loan in one go is answered by what is due at the end, and by what the gold may raise', async () => {
  render(<Machine {...ofList('gold-loans')} />);
  const [rate] = lists['gold-loans'].refinance.rateNow;
  const due = formatRupees(Math.round(200_000 * (1 + (rate / 100) * (9 / 12))));
  expect(result()).toHaveTextContent(`₹2 lakh at ${formatPercent(rate)}, 9 months left`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'You repay', hidden: true }), ofLoans.repayBullet);
  expect(rows()[0]).toHaveTextContent(new RegExp(`at the end.*At the end ₹[\\d,]+ instead of ${due}\\.`));
  expect(screen.getByText(/On gold worth ₹[\d.]+ lakh, .+ may lend up to ₹[\d,]+\./)).toBeInTheDocument();
  const worth = screen.getByRole('textbox', { name: 'Your gold is worth', hidden: true });
  await userEvent.clear(worth);
  await userEvent.type(worth, '2 lakh');
  expect(result()).toHaveTextContent(
    /On gold worth ₹2 lakh no cheaper lender of this list may lend more than ₹1,[\d,]+, less than you owe/,
  );
});

test('rates that are too old to be ranked promise no saving above the rows, which stand by name', () => {
  render(<Machine terms={terms} figures={ruleFigures} isOld />);
  expect(screen.getByRole('group', { name: 'The loan you repay' })).toHaveTextContent(
    /Last known rates, September 2026\. They are too old to rank/,
  );
  expect(document.body).not.toHaveTextContent(/most you could save|Moving to/);
  expect(names()).toEqual([...names()].sort());
  expect(rows()[0]).toHaveTextContent(/Counted (?:after|before|with)/);
});
