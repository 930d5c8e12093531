import { formatNumber, formatPercent, formatRupees, rupeesInWords } from './rupees';

describe('formatRupees', () => {
  test.each([
    [0, '₹0'],
    [999, '₹999'],
    [43_391, '₹43,391'],
    [100_000, '₹1,00,000'],
    [5_000_000, '₹50,00,000'],
    [10_413_840, '₹1,04,13,840'],
    [43_391.5, '₹43,392'],
    [-500, '−₹500'],
    [-0.2, '₹0'],
  ])('%d is %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  test('shows paise when asked', () => {
    expect(formatRupees(10_623.5, 2)).toBe('₹10,623.50');
  });

  test.each([NaN, Infinity])('%d throws: a visitor never sees it', (value) => {
    expect(() => formatRupees(value)).toThrow(RangeError);
    expect(() => rupeesInWords(value)).toThrow(RangeError);
    expect(() => formatPercent(value)).toThrow(RangeError);
    expect(() => formatNumber(value)).toThrow(RangeError);
  });
});

describe('rupeesInWords', () => {
  test.each([
    [0, '0'],
    [0.5, '0.5'],
    [900, '900'],
    [45_000, '45 thousand'],
    [99_999, '1 lakh'],
    [150_000, '1.5 lakh'],
    [5_000_000, '50 lakh'],
    [5_012_345, '50.12 lakh'],
    [9_950_000, '99.5 lakh'],
    [9_999_999, '1 crore'],
    [10_000_000, '1 crore'],
    [12_500_000, '1.25 crore'],
    [50_000_000, '5 crore'],
    [1_000_000_000_000, '1,00,000 crore'],
    [-150_000, 'minus 1.5 lakh'],
  ])('%d is %s', (rupees, text) => {
    expect(rupeesInWords(rupees)).toBe(text);
  });
});

describe('formatPercent', () => {
  test.each([
    [[8.5], '8.5%'],
    [[7], '7%'],
    [[8.456], '8.46%'],
    [[8.5, 2, 2], '8.50%'],
    [[48.01, 0], '48%'],
    [[-0.001], '0%'],
  ] as const)('%j is %s', (args, text) => {
    expect(formatPercent(...(args as [number]))).toBe(text);
  });
});
