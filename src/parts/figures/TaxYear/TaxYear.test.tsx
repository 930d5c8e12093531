import { cleanup, render, screen, within } from '@testing-library/react';
import { calculators } from '../../../calculators';
import { calculatorIds } from '../../../content/calculatorIds';
import { isQuestion } from '../../../content/questionIds';
import Ask from '../../home/Ask';
import Questions from '../../home/Questions';
import TaxYearPassed from '../TaxYearPassed';
import Calculator from '../../calculators/Calculator';
import CalculatorTiles from '../../calculators/CalculatorTiles';
import { taxYearOf } from '../../../content/figures';
import registry from '@site/src/content/figures.yml';
import { lastDayOf, taxYearAfter } from '../../../content/taxYear';
import { sample } from '@site/tests/support/sample';
import { world } from '@site/tests/unit/docusaurus/world';

const taxFigures = registry.rows.filter(({ taxYear }) => taxYear !== undefined).map(({ id }) => id);
const taxYear = taxYearOf(registry, taxFigures)!;
const lastDay = lastDayOf(taxYear);
const dayAfter = `${lastDay.slice(0, 4)}-04-01`;
const words = `Those of ${taxYearAfter(taxYear)} are not known to this site yet.`;

/** The text about a tax year on a day. */
function saidOn(today: string, what: React.ReactNode): readonly string[] {
  cleanup();
  world.today = today;
  render(what);
  const lines = screen.queryAllByText(/^Tax rules up to/).filter((line) => !line.hidden);
  return lines.map((line) => {
    line.querySelectorAll('[hidden]').forEach((part) => part.remove());
    return line.textContent.replace(/\s+/g, ' ').trim();
  });
}

const counted = calculatorIds.filter((id) => taxYearOf(registry, calculators[id].figures) !== undefined);

test('the tools that count with the law of a tax year are known by their figures', () => {
  expect(counted).toEqual(expect.arrayContaining(['income-tax', 'capital-gains', 'hra', 'nsc', 'scss', 'nps']));
  expect(counted).not.toContain('sip');
});

const onOwnPage = calculatorIds.filter((id) => calculators[id].page === `/calculators/${id}`);

test.each(sample(onOwnPage, 8, 'tax years of calculators', (id) => String(counted.includes(id))))(
  'the page of %s names the tax year of its rules, if it has any, and from 1 April that the next is not known',
  (id) => {
    const has = counted.includes(id);
    expect(saidOn(lastDay, <Calculator id={id} />)).toEqual(has ? [`Tax rules up to ${taxYear}.`] : []);
    expect(saidOn(dayAfter, <Calculator id={id} />)).toEqual(has ? [`Tax rules up to ${taxYear}. ${words}`] : []);
  },
);

test('what leads to a tool or answers on the home page says so only from 1 April on', () => {
  const passed = `Tax rules up to ${taxYear}. ${words}`;
  const ofCalculators = counted.filter((id) => !isQuestion(id));
  expect(saidOn(lastDay, <CalculatorTiles />)).toEqual([]);
  expect(saidOn(dayAfter, <CalculatorTiles />)).toEqual(ofCalculators.map(() => passed));
  for (const part of [<Ask key="ask" />, <Questions key="questions" />]) {
    expect(saidOn(lastDay, part)).toEqual([]);
    expect(new Set(saidOn(dayAfter, part))).toEqual(new Set([passed]));
  }
});

test('the line stands after the tool, whose first field nothing keeps from the title', () => {
  cleanup();
  world.today = lastDay;
  const { container } = render(<Calculator id="income-tax" />);
  expect(container.lastElementChild).toHaveTextContent(`Tax rules up to ${taxYear}.`);
});

test.each(sample(taxFigures, 8, 'figures of a tax year'))(
  'a page that quotes %s says that its tax year is over',
  (id) => {
    world.figureReferences = { [id]: [{ title: 'A page', path: '/a-page' }] };
    for (const [today, isOver] of [
      [lastDay, false],
      [dayAfter, true],
    ] as const) {
      cleanup();
      world.today = today;
      const { container } = render(<TaxYearPassed path="/a-page" />);
      const note = container.firstElementChild as HTMLElement;
      expect(note.hidden).toBe(!isOver);
      // Read by src/behaviours/overdue.ts.
      expect(note).toHaveAttribute('data-until', lastDay);
      expect(within(note).getByText(/are not known to this site yet/)).toHaveTextContent(taxYearAfter(taxYear));
    }
  },
);

test('a page without such a figure says nothing of a tax year', () => {
  world.figureReferences = { 'repo-rate': [{ title: 'A page', path: '/a-page' }] };
  const { container } = render(<TaxYearPassed path="/a-page" />);
  expect(container).toBeEmptyDOMElement();
});
