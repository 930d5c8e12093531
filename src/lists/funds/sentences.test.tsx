import { render, screen } from '@testing-library/react';
import { rowsOf } from '../../machines/list/rows';
import ListById from '../listById';
import { withoutMarks } from '../../machines/fields/Marked';
import { formatMonth } from '../../lib/format/dates';
import { inWords } from '../../lib/format/inWords';
import { orderNumber } from '../../lib/quantities/cell';
import { parse } from '../../lib/quantities/quantity';
import { lists } from '..';
import { ANY } from './choices';
import { fundPageIds } from '../../content/fundPageIds';
import { costOf, rankFunds } from './rank';
import { indexMonths, type Fund } from './indexFunds';
import { fundPages } from './records';
import { leadOf, ONE_POINT, takenByCharge } from './sentences';
import * as words from './messages.en';

const onNifty50 = fundPages['index-funds'].filter(({ type }) => type === 'Index, Nifty 50');

beforeEach(() => history.replaceState(null, '', '/mutual-funds'));

test('what a point of cost takes is what the page on index funds works out', () => {
  const given = { type: ANY, risk: ANY, monthly: 10_000, years: 20, return: 12, order: 'cost' };
  expect(Math.round(takenByCharge(given, ONE_POINT).taken)).toBe(1_255_748);
});

test('the page on index funds answers for the Nifty 50: the fund that fell least behind its index stands first', () => {
  render(<ListById id="funds" part="index-funds" figures={{}} />);
  const behind = onNifty50.flatMap(({ name, tracked }) => {
    const percent = tracked && orderNumber(tracked.behind);
    return percent === undefined ? [] : [{ name, percent }];
  });
  const [best] = behind.sort((a, b) => a.percent - b.percent || a.name.localeCompare(b.name, 'en-IN'));
  const tied = behind.filter(({ percent }) => percent <= best!.percent + 0.020_001).length;
  expect(document.querySelector('h3')).toHaveTextContent(best!.name);
  expect(document.querySelector('p')).toHaveTextContent(
    new RegExp(
      `^\\D*${behind.length} .*${tied === 1 ? best!.name : inWords(tied)}.* ${best!.percent.toFixed(2)}%`,
      'u',
    ),
  );
});

test('funds that stand within 0.02 points of the first are a tie, and none of them is named', () => {
  const tracked = (name: string, behind: string): Fund => ({
    name,
    type: 'Index, Nifty 50',
    day: '2026-07-31',
    tracked: { name, behind: parse('share', behind).value!, fundReturn: parse('return', '-2.00%').value! },
  });
  const funds = [tracked('A fund', '0.08%'), tracked('B fund', '0.10%'), tracked('C fund', '0.11%')];
  const given = { type: ANY, risk: ANY, monthly: 10_000, years: 20, return: 12, order: 'cost' };
  const say = (some: readonly Fund[]): string => {
    const page = { isByTracking: true, isOfDebt: false, charge: ONE_POINT };
    return withoutMarks(leadOf(rankFunds(some, given, true), given, page));
  };
  const behind = words.range({ least: '0.08%', most: '0.10%' });
  expect(say(funds)).toContain(withoutMarks(words.closest({ count: 2, name: '', known: '3', behind })));
  expect(say([funds[0]!, funds[2]!])).toContain(
    withoutMarks(words.closest({ count: 1, name: 'A fund', known: '2', behind: '0.08%' })),
  );
});

test('above index funds stands how many charges were not found', () => {
  render(<ListById id="funds" part="index-funds" figures={{}} />);
  const unknown = onNifty50.filter(({ record }) => !record || orderNumber(record.expenseRatio) === undefined).length;
  expect(
    screen.getByText(words.noteUnknownCharges({ unknown: String(unknown), all: String(onNifty50.length) })),
  ).toBeInTheDocument();
});

test('two returns over a year say with which month their year ends', () => {
  lists.funds.show(({ answer, defaults }) => {
    const rows = answer(defaults, {}).groups.flatMap(rowsOf);
    const { facts } = rows.find(({ id }) => id === 'uti-nifty-50-index')!;
    const names = facts.map(([name]) => name).filter((name) => /return/i.test(name) && !/[35]-year/.test(name));
    expect(names).toEqual(
      [indexMonths.tracked, indexMonths.recorded].map((month) => `Return, year to ${formatMonth(month)}`),
    );
  }, 'index-funds');
});

test.each(fundPageIds)('%s says in its heading that its figures are of direct plans', (page) => {
  expect(lists.funds.show(({ heading }) => heading, page)).toMatch(/\bdirect plans\b/u);
});

test('a page with few known charges calls none the lowest', () => {
  render(<ListById id="funds" part="elss" figures={{}} />);
  const elss = fundPages.elss.filter(({ type }) => type === 'ELSS');
  const known = elss.filter((fund) => costOf(fund, false) !== undefined).length;
  expect(known).toBeLessThan(0.6 * elss.length);
  expect(document.querySelector('p')).toHaveTextContent(
    new RegExp(`^\\D*${known} \\D*${elss.length} \\D*\\d\\.\\d\\d%\\D+\\d\\.\\d\\d%[^.]*\\. `, 'u'),
  );
  expect(document.body).not.toHaveTextContent(/lowest expense ratio/i);
});

test('a page of debt funds assumes less than pages of share funds', () => {
  const assumed = (page: string): number => lists.funds.show(({ defaults }) => Number(defaults['return']), page);
  for (const page of fundPageIds.filter((id) => id !== 'debt-funds')) {
    expect(assumed('debt-funds')).toBeLessThan(assumed(page));
  }
  render(<ListById id="funds" part="debt-funds" figures={{}} />);
  const [lead] = document.querySelectorAll('p');
  expect(lead).toHaveTextContent(new RegExp(`\\bassumed ${assumed('debt-funds')}%\\.$`, 'u'));
});

test('the page of debt funds begins with what its funds returned, and counts with a charge and a return of theirs', () => {
  const debt = fundPages['debt-funds'];
  const returns = debt.map(({ record }) => orderNumber(record!.returns5Y)!);
  const [low, high] = [Math.min(...returns), Math.max(...returns)];
  const charge = Math.max(...debt.map((fund) => costOf(fund, false)!));
  lists.funds.show(({ answer, defaults }) => {
    const lead = withoutMarks(answer(defaults, {}).lead);
    expect(lead).toMatch(new RegExp(`^[^.]*\\b${low.toFixed(2)}%\\D+${high.toFixed(2)}%.*₹.* ${charge}%`, 'u'));
    expect(Number(defaults['return'])).toBeGreaterThanOrEqual(low);
    expect(Number(defaults['return'])).toBeLessThanOrEqual(high);
  }, 'debt-funds');
});
