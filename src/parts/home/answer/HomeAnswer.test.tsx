import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calculators } from '../../../calculators';
import figures from '@site/src/content/figures.yml';
import { figureValues } from '../../../content/figureValues';
import { formatRupees } from '../../../lib/format/rupees';
import { defaults, loanInputs } from '../../../lists/home-loans/inputs';
import { records } from '../../../lists/home-loans/records';
import { rankLoans } from '../../../lists/loans/rank';
import { loanRules } from '../../../lists/loans/rules';
import { lists } from '../../../lists';
import AnswerById from './answerById';
import { homeQuestions, phrasesOf, type HomeQuestion, type HomeQuestionId } from './homeQuestions';

const ids = Object.keys(homeQuestions) as readonly HomeQuestionId[];

function ask(id: HomeQuestionId): void {
  const { by }: HomeQuestion = homeQuestions[id];
  const names = by.kind === 'list' ? lists[by.id].figures : calculators[by.id].figures;
  render(<AnswerById id={id} figures={figureValues(figures, names)} />);
}

const wayOn = (): string | null => screen.getByRole('link').getAttribute('href');

test.each(ids)('"%s" has a field for each slot, an answer in rupees, and a way on', (id) => {
  ask(id);
  const slots = phrasesOf(homeQuestions[id]).flatMap((parts) => parts.filter((_, index) => index % 2 === 1)).length;
  expect(screen.getAllByRole('textbox').length + screen.queryAllByRole('combobox').length).toBe(slots);
  expect(screen.getAllByRole('definition')[0]!).toHaveTextContent(/^₹[\d,]+/);
  expect(wayOn()).toMatch(/^\/[a-z/-]+$/);
});

test('of many fields each stands with its own words, before or after it', () => {
  ask('card');
  const phraseOf = (name: string) => screen.getByRole('textbox', { name }).closest('.phrase');
  expect(phraseOf('Food')).toHaveTextContent(/on food,$/);
  expect(phraseOf('Bills')).toHaveTextContent(/on bills,$/);
  expect(phraseOf('Bills')).not.toContainElement(screen.getByRole('textbox', { name: 'Food' }));
});

test('the EMI of a home loan stands with who gets its rate, and when', () => {
  ask('home');
  const condition = screen.getByText(/^Who gets this rate: .*score.* \(\w+ 20\d\d.*\)$/);
  expect(condition).toBeVisible();
});

test('what a deposit becomes stands with the bank that pays it, and before tax', () => {
  ask('save');
  expect(screen.getByText(/^At [A-Z].* Bank, before tax, insured in full\.$/)).toBeVisible();
});

test('what the sum of a card does not count stands beside it, as on the list', () => {
  ask('card');
  const notCounted = screen.getByText(/^₹[\d,]+ to join\b.* extra\.$/);
  expect(notCounted.closest('details')).toBeNull();
  expect(screen.getByText(/if you spend/).closest('p')).toHaveTextContent(notCounted.textContent);
});

test('other numbers change the answer, and go along to the list', async () => {
  ask('home');
  const figure = screen.getAllByRole('definition')[0]!;
  const before = figure.textContent;
  const amount = screen.getByRole('textbox', { name: 'Loan amount' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '25 lakh');
  expect(figure).not.toHaveTextContent(before);
  const rules = loanRules(figureValues(figures, lists['home-loans'].figures));
  const [best] = rankLoans(records.rows, loanInputs({ ...defaults, amount: 2_500_000 }), rules).ranked;
  expect(figure).toHaveTextContent(`${formatRupees(best!.emi!)} a month`);
  expect(wayOn()).toBe('/home-loans#amount=2500000');
});

test('a value is written out only once a press is over, or what is pressed would move away', async () => {
  ask('home');
  const amount = screen.getByRole('textbox', { name: 'Loan amount' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '25 lakh');
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getAllByRole('definition')[0]! });
  expect(amount).not.toHaveFocus();
  expect(amount).toHaveValue('25 lakh');
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(amount).toHaveValue('₹25,00,000'));
});

test('a choice goes along as well', async () => {
  ask('save');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For' }), '5 years');
  expect(wayOn()).toBe('/fixed-deposits#years=5');
});

test('what cannot be read is refused at its slot, and the answer says for what it still holds', async () => {
  ask('car');
  const amount = screen.getByRole('textbox', { name: 'Loan amount' });
  await userEvent.clear(amount);
  await userEvent.tab();
  expect(amount).toBeInvalid();
  expect(screen.getByText('Last result, for ₹8 lakh over 5 years')).toBeInTheDocument();
  expect(wayOn()).toBe('/car-loan');
});
