import { render, screen, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import { Faq, Question } from '../../../ui/Faq';
import { PlanTypes, Tile } from '../../../ui/Tiles';
import ScrollableTable, { TableCell } from '../../../ui/ScrollableTable';
import Sections from './';

const LONG = 'A sentence that says something on the subject of this section. '.repeat(5);

/** Whether an element is collapsed on a phone at first. */
const isFolded = (element: HTMLElement): boolean =>
  element.closest('details') !== null && element.closest('summary') === null;

beforeEach(() => {
  world.toc = [
    { value: 'What it costs', id: 'costs', level: 2 },
    { value: 'Questions', id: 'questions', level: 2 },
  ];
});

test('lists the sections of the page, and shows their text', () => {
  world.toc = [
    { value: 'EMI calculator', id: 'emi-calculator', level: 2 },
    { value: 'A detail', id: 'detail', level: 3 },
    { value: 'Questions', id: 'questions', level: 2 },
  ];
  render(<Sections>The text</Sections>);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#emi-calculator', '#questions']);
  expect(screen.getByText('The text')).toBeInTheDocument();
});

test('a section shows its heading and first paragraph, and folds the rest', () => {
  render(
    <Sections>
      <h2 id="costs">What it costs</h2>
      <p>About a tenth.</p>
      <p>{LONG}</p>
      <ul>
        <li>The last point</li>
      </ul>
    </Sections>,
  );
  expect(isFolded(screen.getByRole('heading', { name: 'What it costs' }))).toBe(false);
  expect(isFolded(screen.getByText('About a tenth.'))).toBe(false);
  expect(isFolded(screen.getByText(LONG.trim()))).toBe(true);
  const fold = screen.getByText('The last point').closest('details');
  const label = fold?.querySelector('summary');
  expect(label).toHaveTextContent('Read more about “What it costs”');
  expect(within(label!).getByText('about “What it costs”')).toHaveClass('visuallyHidden');
});

test('a section without a sentence before its fold, or names in it, only offers to read it', () => {
  render(
    <Sections>
      <h2 id="costs">What it costs</h2>
      <ol>
        <li>{LONG}</li>
      </ol>
    </Sections>,
  );
  expect(screen.getByText('Read this part', { selector: 'summary' })).toHaveTextContent('about “What it costs”');
});

test.each([
  ['What it costs', 'What it costs', 'Read this part'],
  ['Fees and charges', 'Charges', 'Read this part'],
  ['Fees and charges', 'Stamp duty', 'Stamp duty'],
])('below the heading "%s", a fold that holds "%s" is labelled "%s"', (heading, title, label) => {
  render(
    <Sections>
      <h2 id="costs">{heading}</h2>
      <PlanTypes>
        <Tile icon="scale" title={title}>
          {LONG}
        </Tile>
      </PlanTypes>
    </Sections>,
  );
  expect(screen.getByText(label, { selector: 'summary' })).toBeInTheDocument();
});

test('what is folded is named by what it says in bold and in its headings', () => {
  world.toc = [...world.toc, { value: 'In a <b>bad</b> month', id: 'bad-month', level: 3 }];
  render(
    <Sections>
      <h2 id="costs">What it costs</h2>
      <p>About a tenth.</p>
      <p>
        <strong>Fees.</strong> {LONG}
      </p>
      <h3 id="bad-month">
        In a <b>bad</b> month
      </h3>
      <p>
        A word <strong>in bold</strong> within a sentence is no name.
      </p>
    </Sections>,
  );
  expect(screen.getByText('Fees, In a bad month', { selector: 'summary' })).toBeInTheDocument();
});

test('a bold total in a table is no name', () => {
  render(
    <Sections>
      <h2 id="costs">What it costs</h2>
      <p>About a tenth.</p>
      <ScrollableTable>
        <tbody>
          <tr>
            <TableCell>
              <strong>₹7,07,389</strong>
            </TableCell>
          </tr>
        </tbody>
      </ScrollableTable>
      <p>{LONG}</p>
    </Sections>,
  );
  expect(screen.getByText('Read more', { selector: 'summary' })).toBeInTheDocument();
});

test('of many names, the first ones stand for all', () => {
  const names = ['Read your credit report', 'Decide on the sum', 'Ask the bank that pays you first', 'Apply', 'Sign'];
  render(
    <Sections>
      <h2 id="costs">How to apply</h2>
      <ol>
        {names.map((name) => (
          <li key={name}>
            <strong>{name}.</strong> {LONG}
          </li>
        ))}
      </ol>
    </Sections>,
  );
  const title = 'Read your credit report, Decide on the sum and 3 more';
  expect(screen.getByText(title, { selector: 'summary' })).toBeInTheDocument();
});

test('what the first paragraph announces is shown with it', () => {
  render(
    <Sections>
      <h2 id="costs">What it costs</h2>
      <p>On ₹2,00,000 for a year:</p>
      <ul>
        <li>₹18,000 of interest</li>
      </ul>
      <p>{LONG}</p>
    </Sections>,
  );
  expect(isFolded(screen.getByText('₹18,000 of interest'))).toBe(false);
  expect(isFolded(screen.getByText(LONG.trim()))).toBe(true);
});

test('tiles without a sentence before them are folded under their titles', () => {
  render(
    <Sections>
      <h2 id="costs">Two plan types</h2>
      <PlanTypes>
        <Tile icon="scale" title="Level">
          {LONG}
        </Tile>
        <Tile icon="layers" title="With riders">
          {LONG}
        </Tile>
      </PlanTypes>
    </Sections>,
  );
  expect(screen.getByText('Level, With riders', { selector: 'summary' })).toBeInTheDocument();
});

test('a short section stays open, and so does one with questions, which fold by themselves', () => {
  render(
    <Sections>
      <h2 id="costs">Short</h2>
      <p>One.</p>
      <p>Two.</p>
      <h2 id="questions">Questions</h2>
      <Faq>
        <Question title="Why?">
          <p>{LONG}</p>
        </Question>
      </Faq>
    </Sections>,
  );
  expect(isFolded(screen.getByText('Two.'))).toBe(false);
  expect(screen.getAllByRole('group')).toHaveLength(2);
});

test('in columns the sections keep their order, a long one stands beside short ones, and nothing lists them', () => {
  world.toc = ['costs', 'limits', 'questions'].map((id) => ({ value: id, id, level: 2 }));
  render(
    <Sections columns>
      <h2 id="costs">costs</h2>
      <p>{LONG}</p>
      <p>{LONG}</p>
      <h2 id="limits">limits</h2>
      <p>None.</p>
      <h2 id="questions">questions</h2>
      <Faq>
        <Question title="May I repay early?">{LONG}</Question>
      </Faq>
    </Sections>,
  );
  const columnOf = (name: string): HTMLElement => screen.getByRole('heading', { level: 2, name }).closest('.prose')!;
  expect(columnOf('limits')).not.toBe(columnOf('costs'));
  expect(columnOf('questions')).toBe(columnOf('limits'));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual(['costs', 'limits', 'questions']);
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
});

test('below the list of sections stand the calculator and the question of the page', () => {
  render(
    <Sections calculator="health-cover" question="cover-for-family">
      The text
    </Sections>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Calculators and questions' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/calculators/health-cover',
    '/questions/cover-for-family',
  ]);
});
