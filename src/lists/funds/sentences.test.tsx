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
import { highestCharge, rankFunds } from './rank';
import { indexMonths, type Fund } from './indexFunds';
import { fundPages } from './records';
import { chargeNotes, leadOf, ONE_POINT, takenByCharge } from './sentences';
import * as words from './messages.en';

const onNifty50 = fundPages['index-funds'].filter(({ type }) => type === 'Index, Nifty 50');

const byCost = { type: ANY, risk: ANY, monthly: 10_000, years: 20, return: 12, order: 'cost' };

beforeEach(() => history.replaceState(null, '', '/mutual-funds'));

test('what a point of cost takes is what the page on index funds works out', () => {
  expect(Math.round(takenByCharge(byCost, ONE_POINT).taken)).toBe(1_272_771);
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
  const say = (some: readonly Fund[]): string => {
    const page = { isByTracking: true, isOfDebt: false, charge: ONE_POINT };
    return withoutMarks(leadOf(rankFunds(some, byCost, true), byCost, page));
  };
  const behind = words.range({ least: '0.08%', most: '0.10%' });
  expect(say(funds)).toContain(withoutMarks(words.closest({ count: 2, name: '', known: '3', behind })));
  expect(say([funds[0]!, funds[2]!])).toContain(
    withoutMarks(words.closest({ count: 1, name: 'A fund', known: '2', behind: '0.08%' })),
  );
});

/** A fund of the list with another name and charge. */
function charged(name: string, expenseRatio: string): Fund {
  const { record, ...fund } = fundPages.elss.find((one) => one.record)!;
  return { ...fund, name, record: { ...record!, name, expenseRatio: parse('share', expenseRatio).value! } };
}

test('above index funds stands how many charges were not found, and nothing where all were', () => {
  const [known, unknown] = [charged('Known', '0.20%'), charged('Unknown', 'Not found')];
  const notesOn = (funds: readonly Fund[]) => chargeNotes(rankFunds(funds, byCost, true));
  expect(notesOn([known, unknown, known])).toEqual([
    words.noteUnknownCharges({ unknown: '1', all: '3' }),
    words.gapMeaning,
  ]);
  expect(notesOn([known, known])).toEqual([]);
  render(<ListById id="funds" part="index-funds" figures={{}} />);
  for (const note of chargeNotes(rankFunds(onNifty50, byCost, true)))
    expect(screen.getByText(note)).toBeInTheDocument();
});

test('two returns over a year say with which month their year ends', () => {
  lists.funds.show(({ answer, defaults }) => {
    const rows = answer(defaults, {}).groups.flatMap(rowsOf);
    const { record } = fundPages['index-funds'].find((fund) => fund.record && fund.tracked)!;
    const { facts } = rows.find(({ id }) => id === record!.id)!;
    const names = facts.map(([name]) => name).filter((name) => /return/i.test(name) && !/[35]-year/.test(name));
    expect(names).toEqual(
      [indexMonths.tracked, indexMonths.recorded].map((month) => `Return, year to ${formatMonth(month)}`),
    );
  }, 'index-funds');
});

test.each(fundPageIds)('%s says in its heading that its figures are of direct plans', (page) => {
  expect(lists.funds.show(({ heading }) => heading, page)).toMatch(/\bdirect plans\b/u);
});

test('where few charges are known none is called the lowest, and where most are the lowest is named', () => {
  const page = { isByTracking: false, isOfDebt: false, charge: ONE_POINT };
  const say = (...charges: readonly string[]): string => {
    const funds = charges.map((charge, index) => charged(`Fund ${index + 1}`, charge));
    return withoutMarks(leadOf(rankFunds(funds, byCost, false), byCost, page));
  };
  expect(say('0.80%', '0.60%', 'Not found', 'Not found')).toMatch(
    /^We found the charge of 2 of 4 funds: 0\.60% to 0\.80% a year\. On ₹/,
  );
  expect(say('0.80%', '0.60%', 'Not found')).toMatch(
    /^We found the charge of 2 of 3 funds: Fund 2 has the lowest expense ratio, 0\.60%\. On ₹/,
  );
});

test('funds of two kinds are told by what they charge, and none of them is called the cheapest', () => {
  const page = { isByTracking: false, isOfDebt: false, charge: ONE_POINT };
  const two = (second: string): readonly Fund[] => [
    charged('One', '0.74%'),
    { ...charged('Two', second), type: 'Small cap' },
  ];
  const say = (funds: readonly Fund[]): string => withoutMarks(leadOf(rankFunds(funds, byCost, false), byCost, page));
  expect(say(two('0.69%'))).toMatch(/^These 2 funds charge 0\.69% to 0\.74% a year\. On ₹/);
  expect(say([...two('0.69%'), charged('Three', 'Not found')])).toMatch(
    /^We found the charge of 2 of 3 funds: 0\.69% to 0\.74% a year\. On ₹/,
  );
});

const chargeName = 'Its charge, on ₹10,000 a month for 20 years at an assumed 12%';

test('an opened row says what the charge of its fund takes over the years, and nothing where the charge is not known', () => {
  lists.funds.show(({ answer, defaults }) => {
    const rows = answer(defaults, {}).groups.flatMap(rowsOf);
    const factOf = (id: string) => rows.find((row) => row.id === id)!.facts.find(([name]) => name === chargeName);
    // ₹10,000 at the start of 240 months at 1% a month is ₹99,91,479, and with 0.74% a year taken off ₹90,32,016.
    expect(factOf('hdfc-mid-cap')).toEqual([chargeName, '₹9.6 lakh of ₹99.9 lakh']);
  }, 'mid-small-cap');
  lists.funds.show(({ answer, defaults }) => {
    const rows = answer(defaults, {}).groups.flatMap(rowsOf);
    const unknown = rows.find(({ name }) => name.startsWith('Kotak ELSS'))!;
    expect(unknown.facts.map(([name]) => name)).not.toContain(chargeName);
  }, 'elss');
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
  const returns = debt.flatMap(({ record }) => (record && orderNumber(record.returns5Y)) ?? []);
  const [low, high] = [Math.min(...returns), Math.max(...returns)];
  const charge = highestCharge(debt);
  lists.funds.show(({ answer, defaults }) => {
    const lead = withoutMarks(answer(defaults, {}).lead);
    expect(lead).toMatch(new RegExp(`^[^.]*\\b${low.toFixed(2)}%\\D+${high.toFixed(2)}%.*₹.* ${charge}%`, 'u'));
    expect(Number(defaults['return'])).toBeGreaterThanOrEqual(low);
    expect(Number(defaults['return'])).toBeLessThanOrEqual(high);
  }, 'debt-funds');
});
