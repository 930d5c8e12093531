// cspell:ignore incl
/** The page as a visitor uses it: a text fills the fields, and what is left empty is held against nobody. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { settleAddress } from '../../islands/runtime/settleAddress';
import Machine from '../../machines/calculator/Machine';
import { questionLayout } from '../../machines/calculator/questionLayout';
import checkMyOffer from '.';
import * as words from './messages.en';

const LETTER = `Loan amount: ₹3,00,000 Tenure: 24 months Interest rate: 14% fixed EMI: ₹14,404
Processing fee: ₹5,900 incl. GST Insurance premium ₹9,000 APR: 16.03%`;

function open(): void {
  render(
    <div data-island="Calculator">
      {checkMyOffer.show(figureValues(registry, checkMyOffer.figures), (definition) => (
        <Machine definition={definition} layout={questionLayout} />
      ))}
    </div>,
  );
}

const box = (): HTMLElement => screen.getByRole('textbox', { name: /^Paste/, hidden: true });
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name, hidden: true });
const choice = (name: string): HTMLElement => screen.getByRole('combobox', { name, hidden: true });

async function paste(text: string): Promise<void> {
  await userEvent.click(box());
  await userEvent.paste(text);
}

function section(title: string): HTMLElement {
  const heading = screen.getByRole('heading', { name: title });
  if (!heading.parentElement) throw new Error(`${title} stands nowhere`);
  return heading.parentElement;
}

beforeEach(() => history.replaceState(null, '', '/'));

it('fills the fields that a text names, empties the others, and keeps the text out of the address', async () => {
  open();
  await paste(LETTER);
  expect(field('Loan amount')).toHaveValue('₹3,00,000');
  expect(field('Loan term')).toHaveValue('24');
  expect(field('Instalment (EMI or EPI)')).toHaveValue('₹14,404');
  expect(choice('Kind of rate')).toHaveValue('fixed');
  expect(choice('GST on the fees')).toHaveValue('included');
  // The made-up loan has these.
  expect(field('Spread')).toHaveValue('');
  expect(choice('Charge for prepaying (foreclosure)')).toHaveValue('none');
  expect(screen.getByText(/values were read/)).toBeInTheDocument();
  expect(screen.getAllByText('from your text').length).toBeGreaterThan(4);
  expect(screen.getByText(/^apr: 16.03%$/)).toBeInTheDocument();
  act(() => settleAddress());
  expect(decodeURIComponent(location.hash)).not.toContain('Tenure');
});

it('says what the APR leaves out, and nothing of what is not on the paper', async () => {
  open();
  await paste(LETTER);
  expect(await screen.findByText(/That leaves out ₹9,000\./)).toHaveTextContent(/Without the insurance/);
  expect(within(section('What to ask about')).getAllByRole('listitem')).toHaveLength(1);
  expect(within(section('Five sentences to send')).getAllByRole('listitem')).toHaveLength(5);
});

it('approves no EMI without a rate to hold it against', async () => {
  open();
  await paste('Loan amount 500000, tenure 48 months, EMI 15000');
  expect(await screen.findByText(/No interest rate was entered/)).toHaveTextContent(/It follows from \d/);
  expect(await screen.findByRole('heading', { name: /^No interest rate/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'What fits' })).not.toBeInTheDocument();
});

it('says first by how much the EMI is too high for its rate', async () => {
  open();
  await paste('Loan amount 500000, rate 11%, tenure 48 months, EMI 14500');
  // 5,00,000 at 11% over 48 months is 12,922.76 a month.
  expect(await screen.findByText(/^The EMI is/)).toHaveTextContent('₹1,577 a month too high for 11%.');
});

it('says what the charges make of the rate', async () => {
  open();
  await paste('Loan amount 3 lakh, rate 14%, tenure 24 months, EMI 14404, processing fee 9000 incl. GST');
  expect(await screen.findByText(/the charges raise/)).toHaveTextContent(
    /^The EMI follows from 14%, and the charges raise that to 17\.\d\d% a year/,
  );
});

it('leaves the fields as they are where a text names nothing', async () => {
  open();
  await paste('Good morning');
  expect(screen.getByText(/^Nothing was read/)).toBeInTheDocument();
  expect(field('Loan amount')).toHaveValue('₹30,00,000');
});

it('names what it did not use, and what no field would take', async () => {
  open();
  await paste('Loan amount 3 lakh for 24 months, EMI 14404. Rates of 11% to 14%. APR 999%');
  const said = screen.getByText(/values were read/);
  expect(said).toHaveTextContent(/did not use: .*11%.*14%.*999%/);
});

it('asks for the amount once all fields are emptied, and computes nothing from them', async () => {
  open();
  await paste(LETTER);
  await userEvent.click(screen.getByRole('button', { name: 'Empty all fields', hidden: true }));
  expect(field('Loan amount')).toHaveValue('');
  // Nobody has made a mistake yet.
  expect(field('Loan amount')).toBeValid();
  expect(screen.getByText(/^Enter the loan amount/)).toBeInTheDocument();
  expect(screen.getAllByText(/^Last result, for/).length).toBeGreaterThan(0);
  await userEvent.click(field('Loan amount'));
  await userEvent.paste('3 lakh');
  expect(screen.getByText(/^Enter the loan term/)).toBeInTheDocument();
  await userEvent.type(field('Loan term'), '1');
  await userEvent.clear(field('Loan term'));
  expect(field('Loan term')).toBeInvalid();
});

it('empties no choice of the type of loan', async () => {
  open();
  const empty = screen.getByRole('button', { name: 'Empty all fields', hidden: true });
  await userEvent.click(empty);
  expect(choice('Type of loan')).toHaveValue('home');
  await paste(`Car loan. ${LETTER}`);
  expect(choice('Type of loan')).toHaveValue('car');
  await userEvent.click(empty);
  expect(choice('Type of loan')).toHaveValue('car');
});

it('shows no result of the made-up offer beside what a visitor has begun to enter', async () => {
  open();
  await paste('EMI 15000, rate 11%');
  expect(screen.queryByText(/^Last result/)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'What to ask about' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Enter the loan amount/)).toBeInTheDocument();
  await userEvent.type(field('Loan amount'), '5 lakh');
  await userEvent.type(field('Loan term'), '48');
  expect(await screen.findByText(/^The EMI is/)).toBeInTheDocument();
});

it('explains at the field a rate that no loan has, and instalments that repay no loan', async () => {
  history.replaceState(null, '', '/#amount=3100000');
  open();
  await userEvent.clear(field('Interest rate'));
  await userEvent.paste('850');
  await userEvent.tab();
  expect(field('Interest rate')).toBeInvalid();
  await userEvent.clear(field('Instalment (EMI or EPI)'));
  await userEvent.paste('100');
  await userEvent.tab();
  expect(screen.getByText(/240 instalments of ₹100 do not repay the loan/)).toBeInTheDocument();
});

it('copies the sentences', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const copied = await navigator.clipboard.readText();
  const listed = within(section('Five sentences to send')).getAllByRole('listitem');
  expect(copied.split('\n')).toEqual(listed.map(({ textContent }) => textContent));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
});

it('holds an offer of the visitor against published rates, and not the made-up one', async () => {
  open();
  expect(screen.queryByRole('heading', { name: 'Among published rates' })).not.toBeInTheDocument();
  await paste(`Personal loan. ${LETTER}`);
  expect(await screen.findByText(/Of the rates that we can compare, .* starts? lower/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See them with your offer in its place' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/personal-loans#.*offered=14/),
  );
});

it('brings an answer below the window into view after a paste, and not while a text is typed', async () => {
  open();
  const below = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight + 1));
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  await userEvent.type(box(), 'EMI 9000');
  expect(scroll).not.toHaveBeenCalled();
  await paste(LETTER);
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(box()).not.toHaveFocus();
  below.mockRestore();
});

it('empties the made-up offer at the first number of the visitor, so that none of it is left among theirs', async () => {
  open();
  await userEvent.selectOptions(choice('Type of loan'), 'personal');
  expect(field('Loan amount')).toHaveValue('');
  expect(field('APR on your paper')).toHaveValue('');
  await userEvent.type(field('Loan amount'), '4 lakh');
  await userEvent.type(field('Loan term'), '3 years');
  await userEvent.type(field('Interest rate'), '13.5');
  expect(choice('Type of loan')).toHaveValue('personal');
  expect(await screen.findByText(/^₹4 lakh · .+ · 13\.5%$/)).toBeInTheDocument();
});

it('keeps the type of loan that stands there, of which the first number is, and holds it against that list', async () => {
  open();
  expect(choice('Type of loan')).toHaveValue('home');
  await userEvent.type(field('Loan amount'), '40 lakh');
  expect(choice('Type of loan')).toHaveValue('home');
  await userEvent.type(field('Loan term'), '20 years');
  await userEvent.type(field('Interest rate'), '9');
  expect(await screen.findByText(words.published)).toBeInTheDocument();
});

it('keeps the type that a visitor has chosen where a text names none', async () => {
  open();
  await paste(LETTER);
  expect(choice('Type of loan')).toHaveValue('other');
  await userEvent.selectOptions(choice('Type of loan'), 'personal');
  await paste(` ${LETTER}`);
  expect(choice('Type of loan')).toHaveValue('personal');
});
