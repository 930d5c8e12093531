import { categories, categoryFilters, categoryHue, parseCategoryFilter } from './categories';

describe('categoryHue', () => {
  it.each([
    ['Credit Cards', 'purple'],
    ['Loans', 'green'],
    ['Insurance', 'red'],
    ['Mutual Funds', 'emerald'],
    ['Beginners', 'blue'],
    ['Investments', 'gray'],
    ['constructor', 'gray'],
  ])('%s is %s', (category, hue) => {
    expect(categoryHue(category)).toBe(hue);
  });
});

describe('parseCategoryFilter', () => {
  it.each(categoryFilters)('keeps %s', (filter) => {
    expect(parseCategoryFilter(filter)).toBe(filter);
  });

  it.each([null, undefined, '', 'loans', 'Investments', '<b>'])('turns %p into All', (value) => {
    expect(parseCategoryFilter(value)).toBe('All');
  });

  it('offers no filter that is not a category', () => {
    expect(categoryFilters.filter((filter) => filter !== 'All').every((filter) => categories.includes(filter))).toBe(
      true,
    );
  });
});
