import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { rowsOf } from '../../islands/OfferList/rows';
import ListById from '../../islands/OfferList/listById';
import { plainPhrases } from '../../islands/parts/Phrases';
import { partByTerms } from '../../lib/offers/mustHave';
import { nameId } from '../../lib/nameId';
import { lists } from '..';
import { ANY, fundTerms, type FundChoices } from './choices';
import { fundPageIds } from './pageIds';
import { costOf, rankFunds } from './rank';
import { fundPages } from './records';
import { takenByOnePoint } from './sentences';

const choices: fc.Arbitrary<FundChoices> = fc.record({
  type: fc.constantFrom(
    ANY,
    ...new Set(
      Object.values(fundPages)
        .flat()
        .map(({ type }) => nameId(type)),
    ),
  ),
  risk: fc.constantFrom(ANY, 'very-high', 'moderate', 'low-to-moderate', 'low'),
  monthly: fc.integer({ min: 500, max: 200_000 }),
  years: fc.integer({ min: 1, max: 40 }),
  return: fc.integer({ min: 1, max: 15 }),
  order: fc.constantFrom('cost', 'year', 'name'),
});

const pages = fc.constantFrom(...fundPageIds);

beforeEach(() => history.replaceState(null, '', '/mutual-funds'));

test('each fund is ranked, without a cost or left out, once', () => {
  fc.assert(
    fc.property(pages, choices, (page, given) => {
      const { ranked, withoutCost, leftOut } = rankFunds(fundPages[page], given, page === 'index-funds');
      const names = [...ranked, ...withoutCost, ...leftOut.flatMap(({ rows }) => rows)].map(({ name }) => name);
      expect(names.sort()).toEqual(fundPages[page].map(({ name }) => name).sort());
    }),
  );
});

test('to filter commutes, and leaves the order of those that stay', () => {
  fc.assert(
    fc.property(pages, choices, (page, given) => {
      const funds = fundPages[page];
      const [both, type, risk] = [given, { ...given, risk: ANY }, { ...given, type: ANY }].map(fundTerms);
      const byTypeFirst = partByTerms(partByTerms(funds, type!).met, risk!).met;
      expect(partByTerms(partByTerms(funds, risk!).met, type!).met).toEqual(byTypeFirst);
      expect(partByTerms(funds, both!).met).toEqual(byTypeFirst);
      const all = rankFunds(funds, { ...given, type: ANY, risk: ANY }, false).ranked;
      const some = rankFunds(funds, given, false).ranked;
      expect(all.filter((fund) => some.includes(fund))).toEqual(some);
    }),
  );
});

test('within a category the fund that costs less stands first, in whatever order the funds come', () => {
  fc.assert(
    fc.property(
      pages.chain((page) => fc.tuple(fc.constant(page), fc.shuffledSubarray([...fundPages[page]]))),
      choices,
      ([page, shuffled], given) => {
        const isByTracking = page === 'index-funds';
        const { ranked } = rankFunds(shuffled, { ...given, order: 'cost' }, isByTracking);
        for (const [index, fund] of ranked.slice(1).entries()) {
          const before = ranked[index]!;
          if (before.type !== fund.type) continue;
          const [less, more] = [costOf(before, isByTracking)!, costOf(fund, isByTracking)!];
          expect(less).toBeLessThanOrEqual(more);
          if (less === more) expect(before.name.localeCompare(fund.name, 'en-IN')).toBeLessThan(0);
        }
      },
    ),
  );
});

test('what a point of cost takes is what the page on index funds works out', () => {
  const given = { type: ANY, risk: ANY, monthly: 10_000, years: 20, return: 12, order: 'cost' };
  expect(Math.round(takenByOnePoint(given).taken)).toBe(1_255_748);
});

test('the page on index funds answers for the Nifty 50: the fund that fell least behind its index stands first', () => {
  render(<ListById id="funds" part="index-funds" figures={{}} />);
  expect(document.querySelector('h3')).toHaveTextContent('Edelweiss Nifty 50 Index Fund');
  const paragraph = screen.getByText('Edelweiss Nifty 50 Index Fund', { selector: 'p b' }).parentElement;
  expect(paragraph).toHaveTextContent(
    /^Of 20 funds Edelweiss Nifty 50 Index Fund fell least behind the index, by 0\.08%/,
  );
});

test('a page of debt funds assumes less than pages of share funds', () => {
  const assumed = (page: string): number => lists.funds.show(({ defaults }) => Number(defaults['return']), page);
  for (const page of fundPageIds.filter((id) => id !== 'debt-funds')) {
    expect(assumed('debt-funds')).toBeLessThan(assumed(page));
  }
  render(<ListById id="funds" part="debt-funds" figures={{}} />);
  expect(screen.getByText(/^One point of cost a year takes/, { selector: 'p' })).toHaveTextContent(
    `at an assumed ${assumed('debt-funds')}%.`,
  );
});

test('another index is one choice away, and what it leaves out stays below a line', async () => {
  render(<ListById id="funds" part="index-funds" figures={{}} />);
  await userEvent.selectOptions(screen.getByLabelText('Index'), 'Nifty 500');
  const reason = await screen.findByText(/^They are of another kind\./);
  expect(reason).toHaveTextContent(/^Left out: \d+\./);
  expect(within(reason.closest('section')!).getByText('Edelweiss Nifty 50 Index Fund')).toBeInTheDocument();
});

test('the links to other kinds take the numbers along, and not the kind', () => {
  history.replaceState(null, '', '/investments/large-cap#type=large-cap&monthly=5000');
  render(<ListById id="funds" part="large-cap" figures={{}} />);
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of fund' }));
  expect(kinds.getByRole('link', { name: 'Index' })).toHaveAttribute('href', '/investments/index-funds#monthly=5000');
  expect(kinds.getByRole('link', { name: 'Large cap' })).toHaveAttribute('aria-current', 'page');
});

test('a return stands beside that of an index fund over the same days', () => {
  render(<ListById id="funds" part="large-cap" figures={{}} />);
  const row = screen.getByText('Canara Robeco Large Cap Fund', { selector: 'h3' }).closest('li')!;
  expect(row).toHaveTextContent(/3 years, a year 9\.17%index fund 5\.89%/);
  expect(row).toHaveTextContent(/5 years, a year 7\.92%index fund 5\.83%/);
});

test('only funds with a record can be ticked to be compared', () => {
  render(<ListById id="funds" part="index-funds" figures={{}} />);
  expect(screen.getByLabelText('Compare UTI Nifty 50 Index Fund')).toBeInTheDocument();
  expect(screen.queryByLabelText(/Edelweiss/)).toBeNull();
});

test.each(fundPageIds)('%s shows each of its funds once and says nothing that is no number', (page) => {
  lists.funds.show(({ answer, defaults }) => {
    const { lead, groups } = answer(defaults, {});
    const rows = groups.flatMap(rowsOf);
    expect(rows.map(({ name }) => name).sort()).toEqual(fundPages[page].map(({ name }) => name).sort());
    expect(JSON.stringify([plainPhrases(lead), rows])).not.toMatch(/NaN|undefined|Infinity/);
  }, page);
});
