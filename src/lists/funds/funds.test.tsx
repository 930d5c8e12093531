import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as fc from '@site/tests/unit/properties';
import { rowsOf } from '../../machines/list/rows';
import ListById from '../listById';
import type { Inputs } from '../../machines/fields/inputs/types';
import { withoutMarks } from '../../machines/fields/Marked';
import { partByTerms } from '../../machines/list/mustHave';
import { nameId } from '../../lib/nameId';
import { format } from '../../lib/quantities/quantity';
import { lists } from '..';
import { ANY, fundTerms, type FundChoices } from './choices';
import { fundPageIds, fundPageLinks } from '../../content/fundPageIds';
import { costOf, rankFunds } from './rank';
import { fundPages } from './records';
import { fundId } from './rows';
import * as words from './messages.en';

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

const indexFunds = fundPages['index-funds'];
const onNifty50 = indexFunds.filter(({ type }) => type === 'Index, Nifty 50');

test.each(fundPageIds)('%s asks for a risk only where that of most funds is known, and differs', (page) => {
  const funds = fundPages[page];
  lists.funds.show(({ mainFields, inputs, answer, defaults }) => {
    const { risk } = inputs as Inputs<FundChoices>;
    const options = risk.kind === 'choice' ? risk.options.filter(({ value }) => value !== ANY) : [];
    expect(mainFields.includes('risk')).toBe(options.length > 0);
    if (options.length === 0) return;
    const known = funds.filter(({ record }) => record && record.risk !== 'Not found');
    expect(known.length * 2).toBeGreaterThan(funds.length);
    // Choosing any risk excludes no known level.
    const leftOut = answer({ ...defaults, risk: 'very-high' }, {}).groups[0].unranked.filter(
      ({ isLeftOut }) => isLeftOut,
    );
    expect(leftOut.flatMap(({ rows }) => rows).length).toBe(funds.length - known.length);
  }, page);
});

test.each(fundPageIds)('%s names its order as it names the column', (page) => {
  lists.funds.show(({ inputs, order, defaults, answer }) => {
    const input = inputs[order ?? ''];
    const heads = answer(defaults, {}).groups[0].heads.map(({ text }) => text);
    const options = input.kind === 'choice' ? input.options : [];
    expect(heads).toContain(options.find(({ value }) => value === 'cost')?.text);
  }, page);
});

test('above the rows stands that the numbers are returns, and below them why the order is by cost', async () => {
  const { container } = render(<ListById id="funds" part="mutual-funds" figures={{}} />);
  expect(container.querySelector('p.narrowHead')).toHaveTextContent(/^Return a year: 3 years · 5 years$/);
  expect(screen.getByText(words.noteOrder)).toBeInTheDocument();
  expect(screen.getByText(words.noteDirect)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.labelOrder }), 'name');
  expect(screen.queryByText(words.noteOrder)).not.toBeInTheDocument();
});

test('another index is one choice away, and what it leaves out stays below a line', async () => {
  render(<ListById id="funds" part="index-funds" figures={{}} />);
  const { type } = indexFunds.find((fund) => !onNifty50.includes(fund))!;
  await userEvent.selectOptions(screen.getByLabelText('Index'), type.replace('Index, ', ''));
  const reason = await screen.findByText(words.missedKind, { exact: false });
  expect(reason).toHaveTextContent(/^Outside your conditions: \d+\./);
  expect(within(reason.closest('section')!).getByText(onNifty50[0]!.name, { selector: 'h3' })).toBeInTheDocument();
});

test('the links to other kinds take the numbers along, and not the kind', () => {
  const [own, other] = [fundPageLinks['large-cap'], fundPageLinks['index-funds']];
  history.replaceState(null, '', `${own.to}#type=large-cap&monthly=5000`);
  render(<ListById id="funds" part="large-cap" figures={{}} />);
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of fund' }));
  expect(kinds.getByRole('link', { name: other.text })).toHaveAttribute('href', `${other.to}#monthly=5000`);
  expect(kinds.getByRole('link', { name: own.text })).toHaveAttribute('aria-current', 'page');
});

test('a return stands beside that of an index fund over the same days', () => {
  render(<ListById id="funds" part="large-cap" figures={{}} />);
  const { name, record } = fundPages['large-cap'].find(({ type }) => type === 'Large cap')!;
  const yardstick = indexFunds.find((fund) => fund.record?.id === 'uti-nifty-50-index')?.record;
  const row = screen.getByText(name, { selector: 'h3' }).closest('li')!;
  for (const [span, field] of [
    ['3 years', 'returns3Y'],
    ['5 years', 'returns5Y'],
  ] as const) {
    expect(row).toHaveTextContent(`${span}, return a year ${format(record![field])}`.replaceAll('-', '−'));
    const beside = yardstick && `index fund ${format(yardstick[field])}`;
    if (beside) expect(row).toHaveTextContent(`${span}, return a year${beside}`.replaceAll('-', '−'));
  }
  // On a phone, the small figure of a closed row is the fund's own five-year return.
  expect(row.querySelector('summary')).not.toHaveTextContent('index fund');
  expect(screen.getByText(/index fund over the same days/)).toHaveTextContent(/^An opened row has/);
});

test('every index fund can be ticked, and the ticked ones go to the comparison of index funds', async () => {
  render(<ListById id="funds" part="index-funds" figures={{}} />);
  for (const { name } of indexFunds) expect(screen.getByLabelText(`Compare ${name}`)).not.toBeChecked();
  const ticked = [onNifty50.at(-1)!, onNifty50[0]!, onNifty50[3]!];
  for (const { name } of ticked) {
    const box = screen.getByLabelText(`Compare ${name}`);
    await userEvent.click(box);
    expect(box.closest('li')!.querySelector('details')).not.toHaveAttribute('open');
  }
  const way = await screen.findByRole('link', { name: /side by side/ });
  expect(way).toHaveAttribute('href', `/compare#index-funds=${ticked.map(fundId).join(',')}`);
});

test('an opened index fund leads to its fund house, whether or not it has a record', () => {
  render(<ListById id="funds" part="index-funds" figures={{}} />);
  const linked = indexFunds.flatMap(({ name, record, tracked }) => {
    const link = record?.link ?? tracked?.link;
    return link === undefined ? [] : [{ name, link }];
  });
  for (const { name, link } of linked) {
    const row = screen.getByText(name, { selector: 'h3' }).closest('li')!;
    const links = within(row)
      .queryAllByRole('link', { hidden: true })
      .map((found) => found.getAttribute('href'));
    expect(links).toContain(link);
  }
});

test.each(fundPageIds)('%s shows each of its funds once and says nothing that is no number', (page) => {
  lists.funds.show(({ answer, defaults }) => {
    const { lead, groups } = answer(defaults, {});
    const rows = groups.flatMap(rowsOf);
    expect(rows.map(({ name }) => name).sort()).toEqual(fundPages[page].map(({ name }) => name).sort());
    expect(JSON.stringify([withoutMarks(lead), rows])).not.toMatch(/NaN|undefined|Infinity/);
  }, page);
});

test.each(fundPageIds)('%s counts as many funds above its rows as behind "Show all"', (page) => {
  render(<ListById id="funds" part={page} figures={{}} />);
  const above = /of (\d+) funds compared/.exec(document.body.textContent)?.[1];
  // Without a fold, all rows are in sight.
  const fold = screen.queryByText(/^Show all/)?.textContent ?? `Show all ${fundPages[page].length}`;
  expect(/\d+/.exec(fold)?.[0]).toBe(above);
});
