import { readAmount, readNumber } from './visitorInput';

const limits = { least: 100_000, most: 100_000_000 };

describe('an amount that a visitor types', () => {
  it.each([
    '₹40 lakh',
    '40,00,000',
    '4,000,000',
    '4000000',
    '४०,००,०००',
    '४० लाख',
    '৪০,০০,০০০',
    '0.4 crore',
    '40L',
    '40 lacs',
    'Rs. 40 lakh/-',
    ' 40 LAKH ',
  ])('%s is 40 lakh', (text) => {
    expect(readAmount(text, limits)).toEqual({ value: 4_000_000 });
  });

  it('reads crore in Hindi, however the letter is composed', () => {
    expect(readAmount('1 करोड़', limits)).toEqual({ value: 10_000_000 });
    expect(readAmount('1 कर\u094b\u095c', limits)).toEqual({ value: 10_000_000 });
  });

  it.each([
    ['', 'Enter an amount from ₹1 lakh to ₹10 crore.'],
    ['-40 lakh', 'An amount cannot be negative. Enter at least ₹1 lakh.'],
    ['forty', 'We cannot read this amount. Write it as 40 lakh, 0.4 crore or 40,00,000.'],
    ['1,2 crore', 'We cannot read this amount. Write it as 40 lakh, 0.4 crore or 40,00,000.'],
    ['99999999999999', 'This amount is too large here. Enter at most ₹10 crore.'],
    ['40 crore', '₹40 crore is too large here. Enter at most ₹10 crore.'],
    ['5000', '₹5,000 is too small here. Enter at least ₹1 lakh.'],
    ['0', '₹0 is too small here. Enter at least ₹1 lakh.'],
  ])('refuses "%s": %s', (text, problem) => {
    expect(readAmount(text, limits)).toEqual({ problem });
  });
});

describe('a number that a visitor types', () => {
  const years = { name: 'tenure', unit: 'years', after: /^(?:y|yrs?|years?|साल)$/u, least: 1, most: 30 };

  it.each([
    ['20', 20],
    ['२०', 20],
    ['20 years', 20],
    ['7.5y', 7.5],
    ['२० साल', 20],
  ])('%s', (text, value) => {
    expect(readNumber(text, years)).toEqual({ value });
  });

  it.each([
    ['', 'Enter a number from 1 to 30 years.'],
    ['40', 'Enter a number from 1 to 30 years.'],
    ['-5', 'Enter a number from 1 to 30 years.'],
    ['7,5', 'We cannot read this number. Write one from 1 to 30 years.'],
    ['twenty', 'We cannot read this number. Write one from 1 to 30 years.'],
    ['20 months', 'We cannot read this number. Write one from 1 to 30 years.'],
  ])('refuses "%s": %s', (text, problem) => {
    expect(readNumber(text, years)).toEqual({ problem });
  });
});
