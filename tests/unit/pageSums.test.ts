/**
 * @jest-environment node
 *
 * Sums in the text of a page that were worked out from its list: they have to follow when the list changes.
 */
import { readFileSync } from 'node:fs';
import { accounts, earnedAt } from '@site/src/lists/savings-accounts/accounts';
import { formatRupees } from '@site/src/lib/format/rupees';

const { records } = accounts;
const page = readFileSync('docs/savings-accounts.mdx', 'utf8');

const BALANCES = [100_000, 500_000, 1_000_000];

/** Rows of the table by balance: the banks of a row, and what it says that each of them pays. */
const rows = page
  .slice(page.indexOf('## What your balance earns'), page.indexOf('## Minimum balance'))
  .split('\n')
  .filter((line) => /^\| .*₹[\d,]+ \|$/u.test(line) && !line.startsWith('| Bank'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, banks = '', ...said]) => ({ banks: banks.split(', '), said: said.slice(0, BALANCES.length) }));

const earned = (name: string): readonly string[] => {
  const account = records.find(({ row }) => row.bank === name);
  return BALANCES.map((balance) => formatRupees((account && earnedAt(account, balance)) ?? 0));
};

test('the table of what a balance earns says what the list says', () => {
  expect(rows.length).toBeGreaterThan(4);
  for (const { banks, said } of rows)
    for (const bank of banks) expect([bank, ...said]).toEqual([bank, ...earned(bank)]);
});

test.each(BALANCES)('it names the bank that pays most on %d', (balance) => {
  const best = records.reduce((one, other) =>
    (earnedAt(other, balance) ?? 0) > (earnedAt(one, balance) ?? 0) ? other : one,
  );
  expect(rows.flatMap(({ banks }) => banks)).toContain(best.row.bank);
});

test('the banks that say how they count their bands are counted right', () => {
  const source = readFileSync('docs/savings-accounts.yml', 'utf8');
  const banded = source.match(/interestRate: .*;|interestRate: .* above/gu)?.length ?? 0;
  const silent = /for (City Union.*?) the record does not say/u.exec(page)?.[1]?.split(/, | and /u).length ?? 0;
  // Indian Overseas Bank counts in another way.
  expect(page).toContain(`Of the banks with bands, ${banded - silent - 1} say`);
});

test.each([
  ['car', '1,000 cc to 1,500 cc'],
  ['bike', '75 cc to 150 cc'],
])('what /insurance/%s says of a new vehicle of %s is what its table says', (name, vehicle) => {
  const table = readFileSync(`docs/insurance/${name}-premiums.yml`, 'utf8');
  const row = table.slice(table.indexOf(`- vehicle: ${vehicle}\n`));
  const [, several = 'none'] = /newVehicle: (₹[\d,]+)/u.exec(row) ?? [];
  const text = readFileSync(`docs/insurance/${name}.mdx`, 'utf8');
  const figures = readFileSync('src/content/figures.yml', 'utf8');
  const ofNew = figures.slice(figures.indexOf('- id: car-third-party-premium-new'));
  const said = text.includes('"car-third-party-premium-new"') ? /value: '(.*?)'/u.exec(ofNew)?.[1] : text;
  expect(said).toContain(several);
});
