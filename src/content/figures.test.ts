import registryWithSources, { documents } from '@site/tests/unit/figures';
import { currentPeriod, findFigure, knownUntil, lastKnownOf, periodOn, previousPeriods, sourceOf } from './figures';
import { onDay } from './onDay';
import * as words from './messages.en';

const source = { unproved: 'EPFO' };
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

describe('a value that begins later', () => {
  const later = { value: '8.00%', from: '2026-12-01', source };
  const [known] = vpfRate.periods;
  const ending = { ...vpfRate.periods[1]!, until: '2026-11-30' };
  const on = (today: string) =>
    findFigure(onDay({ kind: 'figures', rows: [{ ...vpfRate, periods: [known!, ending, later] }] }, today), 'vpf-rate');

  it.each([
    ['2026-11-30', '8.25%', ['8.15%']],
    ['2026-12-01', '8.00%', ['8.15%', '8.25%']],
  ])('is the present one from its first day on: %s', (today, value, before) => {
    expect(currentPeriod(on(today)).value).toBe(value);
    expect(previousPeriods(on(today)).map((period) => period.value)).toEqual(before);
  });

  it('is known for its days before they come', () => {
    expect(periodOn(on('2026-11-30'), '2026-12-01').value).toBe('8.00%');
    expect(periodOn(on('2026-12-01'), '2026-11-30').value).toBe('8.25%');
  });
});

describe('the last day on which a value is known', () => {
  it.each([
    ['the end of its review interval', {}, '2027-03-02', 'March 2026'],
    ['the end of its tax year, if that comes first', { taxYear: '2025-26' }, '2026-03-31', '2025-26'],
    ['the last day for which it is set', { setUntil: '2026-09-30' }, '2026-09-30', 'September 2026'],
    ['the end of its review interval, if that comes first', { taxYear: '2026-27' }, '2027-03-02', '2026-27'],
  ])('is %s', (_what, more, day, when) => {
    const figure = { ...vpfRate, ...more };
    expect(knownUntil(figure)).toBe(day);
    expect(lastKnownOf(figure)).toBe(when);
  });

  it('does not exist for market practice', () => {
    const { checked: _checked, reviewEveryDays: _days, ...rest } = vpfRate;
    expect(knownUntil({ ...rest, practice: 'Rule of thumb' })).toBeUndefined();
  });
});

describe('the source of a value', () => {
  const [, gains, score] = registryWithSources.rows;
  const sources = gains!.periods.map((period) => sourceOf(gains!, period, documents));

  it('is a document, with the place in it and the record through which it is known', () => {
    expect(sources[2]).toEqual({
      name: 'Gazette of India',
      title: 'Finance Act 2024',
      section: 'section 2',
      address: 'https://law.example/2024',
      remark: words.knownThroughTitle({ publisher: 'Law Digest', title: 'Acts of 2024' }),
      shortRemark: words.knownThrough({ publisher: 'Law Digest' }),
    });
  });

  it('is said to be practice, or not found, where no document states the value', () => {
    expect(sources[0]).toEqual({ name: 'Finance Act 2004', remark: words.notFound });
    expect(sourceOf(score!, score!.periods[0]!, documents)).toEqual({
      name: 'Rule of thumb',
      remark: 'market practice, set by no rule',
    });
  });

  it('fails for a document that is not there', () => {
    expect(() => sourceOf({}, { source: { document: 'ppf-act' } }, documents)).toThrow('names the document "ppf-act"');
  });
});
