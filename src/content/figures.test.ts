import { currentPeriod, findFigure, previousPeriods } from './figures';

const source = { name: 'EPFO' };
const vpfRate = {
  id: 'vpf-rate',
  label: 'EPF interest rate',
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
