import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { homeLoan, homeLoanRecords, ruleFigures } from '@site/tests/unit/homeLoans';
import type { HomeLoan } from '../../content/offerTypes';
import type { FeeQuantity } from '../../lib/quantities/quantity';
import ShownList from '../ShownList';
import { homeLoanList } from './list';
import * as words from './messages.en';
import * as shared from '../loans/messages.en';

const loans = [
  homeLoan('Middle Bank', { rates: [['7.50% - 9.00%']], fee: '₹10,000' }),
  homeLoan('Best Bank', { rates: [['from 7.10%', 'score at least 800']], fee: '₹5,000' }),
  homeLoan('Vague Bank', { rates: [['7.30%']], fee: 'up to 1.00%' }),
  ...['A', 'B', 'C', 'D'].map((name) => homeLoan(`Bank ${name}`, { rates: [['8.00%']] })),
  homeLoan('Late Bank', { rates: [['7.90%']], document: 'in-august' }),
];

interface Props {
  readonly rows?: readonly HomeLoan[];
  readonly isOld?: true;
}

function LoanList({ rows = loans, ...props }: Props): ReactNode {
  return <ShownList list={homeLoanList(homeLoanRecords(rows))} id="home-loans" figures={ruleFigures} {...props} />;
}

/** All rows in order, including those behind "Show all". */
const rows = (): HTMLElement[] =>
  screen
    .getAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.closest('li'))
    .filter((row) => row !== null);
const names = (): (string | null | undefined)[] => rows().map((row) => row.querySelector('h3')?.textContent);
const amount = (): HTMLElement => screen.getByRole('textbox', { name: 'Loan amount' });
const tenure = (): HTMLElement => screen.getByRole('textbox', { name: 'Tenure' });

beforeEach(() => {
  history.replaceState(null, '', '/home-loans');
  document.body.replaceChildren();
});

test('the HTML of the server answers for the default loan, with every lender in it', () => {
  document.body.innerHTML = renderToString(<LoanList />);
  expect(document.body).toHaveTextContent('₹50 lakh over 20 years costs ₹39,066 a month');
  expect(names().slice(0, 3)).toEqual(['Best Bank', 'Vague Bank', 'Middle Bank']);
  expect(names()).toHaveLength(8);
  expect(document.querySelector('[style]')).toBeNull();
});

test('the first row says why it is first, and what each costs', () => {
  render(<LoanList />);
  const [first, second] = rows();
  expect(first).toHaveTextContent('Lowest published rate');
  expect(first).toHaveTextContent('from 7.10% score 800+');
  expect(first).toHaveTextContent('EMI ₹39,066');
  expect(within(first!).getByRole('button', { name: 'Apply Now at Best Bank' })).toHaveAttribute(
    'data-notice-text',
    expect.stringContaining('Applying to Best Bank'),
  );
  expect(second).not.toHaveTextContent('Lowest published rate');
});

test('a ceiling is no fee to count in the total, and the row says so', () => {
  render(<LoanList />);
  const row = rows()[1];
  expect(row).toHaveTextContent('fee at most ₹59,000');
  expect(row).toHaveTextContent(/APR with fee and GST7\.\d\d% at the highest fee/);
  expect(row).toHaveTextContent(/You repay ?to ₹95.8 lakh with fee/);
});

/** What is read beside each name of an opened row. */
function factsIn(row: HTMLElement | undefined): Readonly<Record<string, string | null | undefined>> {
  const names = [...(row?.querySelectorAll('dt') ?? [])];
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent]));
}

test('a total that holds its fee has no remark, and the list says once why', () => {
  render(<LoanList />);
  expect(rows()[0]).toHaveTextContent(/You repay ₹93\.8 lakh/);
  for (const row of rows().filter(({ textContent }) => /fee (?:Nil|₹)/.test(textContent)))
    expect(row).not.toHaveTextContent(/fee included|\+ fee|with fee/);
  expect(screen.getByText(shared.feeInTotals)).toBeVisible();
});

test('of an unknown charge a remark stands apart, and never in the place of the charge', () => {
  const loan = homeLoan('Switch Bank', { rates: [['7.20%']], conversionFee: 'Not found' });
  const { value } = homeLoan('Fee', { rates: [['7.20%']], fee: '0.25%' }).processingFee;
  const other = { value: value as FeeQuantity, condition: 'for switching to a fixed rate', document: 'in-september' };
  const note = 'A switch takes a month.';
  const { conversionFee, ...rest } = loan;
  render(
    <LoanList rows={[{ ...rest, conversionFee: { ...conversionFee, others: [other], note }, note: 'A remark.' }]} />,
  );
  const facts = factsIn(rows()[0]);
  expect(facts['We could not find']?.toLowerCase()).toContain(words.conversionFee.toLowerCase());
  expect(facts[words.conversionFee]).toBeUndefined();
  expect(facts.Note).toBe('0.25% for switching to a fixed rate. A switch takes a month. A remark.');
});

test.each([
  ['Not available', 'Not available. Ask the branch.'],
  ['Varies', 'Varies. Ask the branch.'],
])('a charge of which a document says "%s" is not said to be in none', (conversionFee, said) => {
  const loan = homeLoan('Open Bank', { rates: [['7.20%']], conversionFee });
  const note = 'Ask the branch.';
  render(<LoanList rows={[{ ...loan, conversionFee: { ...loan.conversionFee, note } }]} />);
  const facts = factsIn(rows()[0]);
  expect(facts[words.conversionFee]).toBe(said);
  expect((facts['We could not find'] ?? '').toLowerCase()).not.toContain(words.conversionFee.toLowerCase());
});

test('another amount and tenure give other sums, and stand in the address', async () => {
  render(<LoanList />);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '40 lakh{Enter}');
  await userEvent.clear(tenure());
  await userEvent.type(tenure(), '15{Enter}');
  expect(amount()).toHaveValue('₹40,00,000');
  expect(screen.getByText(/a month$/, { selector: '[data-result-card] b' })).toHaveTextContent('₹36,177 a month');
  expect(rows()[0]).toHaveTextContent('EMI ₹36,177');
});

test('what cannot be read is refused at the field, and the earlier answer stays', async () => {
  render(<LoanList />);
  await userEvent.clear(amount());
  await userEvent.type(amount(), '90 crore');
  await userEvent.tab();
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveAccessibleDescription('₹90 crore is too large here. Enter at most ₹5 crore.');
  expect(screen.getAllByText('Last result, for ₹50 lakh over 20 years')).not.toHaveLength(0);
});

test('the fee of an offer may be a percentage of the loan, as lenders print it', async () => {
  render(<LoanList />);
  await userEvent.type(screen.getByRole('textbox', { name: /^Rate offered/, hidden: true }), '9.1{Tab}');
  await userEvent.type(screen.getByRole('textbox', { name: /^Fee before GST/, hidden: true }), '0.5%{Tab}');
  await waitFor(() => expect(location.hash).toContain('offerFee=25000'));
});

test('any column can be ordered by', async () => {
  render(<LoanList />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order by' }), 'Name');
  expect(names()[0]).toBe('Bank A');
  expect(rows()[0]).not.toHaveTextContent('Lowest');
});

test('who told a score gets the rates for it', async () => {
  render(<LoanList />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Credit score', hidden: true }), '700 or more');
  expect(names()[0]).not.toBe('Best Bank');
});

test('a starting rate is marked for those who named a score', async () => {
  render(<LoanList />);
  expect(screen.queryByText('starting rate')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Credit score', hidden: true }), '800 or more');
  expect(rows()[0]).toHaveTextContent('Best Bank');
  expect(rows()[0]).not.toHaveTextContent('starting rate');
  expect(rows()[1]).toHaveTextContent('starting rate');
});

test('a column that depends on the fee counts a fee with a limit at that limit, and tags the first row only where it is the lowest', async () => {
  render(
    <LoanList
      rows={[
        homeLoan('Known Bank', { rates: [['7.15%']], fee: '₹10,000' }),
        homeLoan('Range Bank', { rates: [['7.15%']], fee: '₹1,500 to ₹5,000' }),
      ]}
    />,
  );
  const orderBy = screen.getByRole('combobox', { name: 'Order by' });
  for (const column of ['You repay', 'APR', 'Fee']) {
    await userEvent.selectOptions(orderBy, column);
    expect(names()).toEqual(['Range Bank', 'Known Bank']);
    expect(rows()[0]).toHaveTextContent(/^RANRange Bank 1Lowest/);
  }
  await userEvent.selectOptions(orderBy, 'Published rate');
  expect(names()).toEqual(['Known Bank', 'Range Bank']);
  expect(rows()[0]).toHaveTextContent('Lowest published rate');
});

test('what may cost more than a loan whose fee is not certain is only the lowest known', async () => {
  render(
    <LoanList
      rows={[
        homeLoan('Known Bank', { rates: [['7.15%']], fee: '₹10,000' }),
        homeLoan('Wide Bank', { rates: [['7.15%']], fee: '₹1,500 to ₹50,000' }),
        homeLoan('Silent Bank', { rates: [['7.15%']], fee: 'Not found' }),
      ]}
    />,
  );
  const orderBy = screen.getByRole('combobox', { name: 'Order by' });
  for (const column of ['You repay', 'APR']) {
    await userEvent.selectOptions(orderBy, column);
    expect(names()).toEqual(['Known Bank', 'Wide Bank', 'Silent Bank']);
    expect(rows()[0]).not.toHaveTextContent(/Lowest/);
  }
});

test('what is not ranked stands below a line that says why', () => {
  render(<LoanList />);
  const late = rows().at(-1);
  expect(late).toHaveTextContent('Late Bank');
  expect(late?.closest('section')).toHaveTextContent(/^Not ranked: 1\. Read on 1 August 2026/);
});

test('an address with numbers is answered; one with nonsense says what was left out', () => {
  history.replaceState(null, '', '/home-loans#amount=4000000&years=abc');
  render(<LoanList />);
  expect(amount()).toHaveValue('₹40,00,000');
  expect(screen.getByText(/something that we cannot use \(abc\)/)).toBeInTheDocument();
});

test('each row names its sources with their dates', () => {
  render(<LoanList />);
  const link = within(rows()[0]!).getByRole('link', { name: /^A bank/, hidden: true });
  expect(link).toHaveAttribute('href', 'https://bank.example/');
  expect(link.parentElement).toHaveTextContent('read 10 September 2026');
});

test('rates that are too old to be ranked stand by name, with no winner and no sum above them but of the offer', async () => {
  render(<LoanList isOld />);
  expect(document.body).toHaveTextContent('Last known rates, September 2026');
  // What an offer costs needs no published rate.
  expect(document.body).toHaveTextContent('₹50 lakh over 20 years at 8.00% costs₹41,822 a month');
  expect(document.body).not.toHaveTextContent(/lowest/i);
  // The rows show rates and their month, and no sum.
  expect(rows()[0]).toHaveTextContent(/As of Sept 2026/);
  expect(rows()[0]).not.toHaveTextContent(/EMI|You repay/);
  const ranked = names().slice(0, -1);
  expect(ranked).toEqual([...ranked].sort());
  expect(names()).toHaveLength(loans.length);
  expect(screen.getByText(/^For example, ₹.+ costs$/)).toHaveTextContent('at 8.00%');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order by' }), 'Published rate');
  expect(names()[0]).toBe('Best Bank');
  expect(rows()[0]).not.toHaveTextContent(/lowest/i);
});
