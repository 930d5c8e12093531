import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { formatRupees } from '../../lib/format/rupees';
import { orderNumber } from '../../lib/quantities/cell';
import { companies } from './banks';
import { companyGroup } from './companyRows';
import { defaults, type CountedDeposit } from './inputs';
import * as words from './messages.en';

const figures = figureValues(registry, ['deposit-insurance', 'income-tax-cess', 'section-80ttb-limit']);
const given: CountedDeposit = { ...defaults, figures };

test('no record says how often a company adds interest, so its sum counts once a year and says that it may be more', () => {
  const { ranked, notes } = companyGroup(given);
  expect(ranked).toHaveLength(companies.records.length);
  for (const { id, figures: shown } of ranked) {
    const { row } = companies.records.find(({ provider }) => provider.id === id)!;
    const grown = given.amount * (1 + orderNumber(row.interestRate)! / 100) ** 3;
    expect(shown[2]).toMatchObject({ text: formatRupees(grown), caveat: 'or more' });
    expect(shown[2].counted?.number).toBeUndefined();
    expect(shown[2].counted?.within?.most).toBeGreaterThan(grown);
  }
  expect(notes.join(' ')).toContain(words.noteCompounding);
});

test('after tax a company’s sum may be more too', () => {
  const [row] = companyGroup({ ...given, slab: '20' }).ranked;
  expect(row!.figures[2]).toMatchObject({
    caveat: 'or more',
    small: [expect.stringMatching(/^₹[\d,]+ or more after tax$/)],
  });
});

test.each([
  [{ payout: 'quarter' }, words.reasonPayout],
  [{ years: '5' }, words.reasonOtherYears({ time: '3 years' })],
])('with %o no sum stands beside a company, and a line says why', (more, reason) => {
  const { ranked, unranked, notes } = companyGroup({ ...given, ...more });
  expect(ranked).toEqual([]);
  expect(unranked.map((group) => group.reason)).toEqual([reason]);
  for (const { figures: shown } of unranked[0]!.rows) expect(shown[2].text).toBe('Not known');
  expect(notes.join(' ')).not.toContain(words.noteCompounding);
});
