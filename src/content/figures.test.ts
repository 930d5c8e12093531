import registryWithSources, { documents } from '@site/tests/unit/figures';
import { currentPeriod, findFigure, periodOn, previousPeriods, sourceOf } from './figures';

const source = { practice: 'EPFO' };
const vpfRate = {
  id: 'vpf-rate',
  label: 'EPF interest rate',
  subject: 'Tax saving and retirement' as const,
  periods: [
    { value: '8.15%', until: '2023-03-31', source },
    { value: '8.25%', from: '2023-04-01', source },
  ],
  checked: '2026-03-02',
  reviewEveryDays: 365,
};
const ppfRate = { ...vpfRate, id: 'ppf-rate', periods: [{ value: '7.1%', source }] };
const registry = { rows: [vpfRate, ppfRate] };

describe('figures', () => {
  it('quotes the last period as the present value', () => {
    expect(currentPeriod(vpfRate).value).toBe('8.25%');
    expect(currentPeriod(ppfRate).value).toBe('7.1%');
  });

  it('keeps the earlier ones apart', () => {
    expect(previousPeriods(vpfRate).map(({ value }) => value)).toEqual(['8.15%']);
    expect(previousPeriods(ppfRate)).toEqual([]);
  });

  it.each([
    ['2023-03-31', '8.15%'],
    ['2023-04-01', '8.25%'],
    ['2026-11-22', '8.25%'],
  ])('knows the value of %s', (day, value) => {
    expect(periodOn(vpfRate, day).value).toBe(value);
  });

  it('refuses a day before the first value', () => {
    const known = { ...vpfRate, periods: vpfRate.periods.slice(1) };
    expect(() => periodOn(known, '2023-03-31')).toThrow('"vpf-rate" has no value for 2023-03-31');
  });

  it('refuses a figure without a period', () => {
    expect(() => currentPeriod({ ...ppfRate, periods: [] })).toThrow('"ppf-rate" has no period');
  });

  it('finds a figure by its id', () => {
    expect(findFigure(registry, 'ppf-rate')).toBe(ppfRate);
  });

  it('suggests the nearest id, or says where to add one', () => {
    expect(() => findFigure(registry, 'pff-rate')).toThrow('there is no figure "pff-rate"; did you mean "ppf-rate"?');
    expect(() => findFigure(registry, 'gold-price')).toThrow('add it to src/content/figures.yml');
  });
});

describe('the source of a value', () => {
  const [, gains] = registryWithSources.rows;
  const sources = gains!.periods.map((period) => sourceOf(period, documents));

  it('is a document, with the place in it and the record through which it is known', () => {
    expect(sources[2]).toEqual({
      name: 'Gazette of India',
      title: 'Finance Act 2024, section 2',
      address: 'https://law.example/2024',
      remark: 'known through Law Digest: Acts of 2024',
    });
  });

  it('is said to be practice, or not found, where no document states the value', () => {
    expect(sources[0]).toEqual({ name: 'Finance Act 2004', remark: 'the document that says so was not found' });
    expect(sources[1]).toEqual({ name: 'Rule of thumb', remark: 'market practice, set by no rule' });
  });

  it('fails for a document that is not there', () => {
    expect(() => sourceOf({ source: { document: 'ppf-act' } }, documents)).toThrow('names the document "ppf-act"');
  });
});
