import { exampleOf } from '../example';
import calculator from '.';
import { calculatorAnswer } from '@site/tests/unit/calculatorAnswer';

const answerTo = (inputs: string) => exampleOf(calculator, {}, inputs);

test('the result is rounded, since it rests on what is assumed of years to come', () => {
  expect(answerTo('')).toMatchObject({
    label: expect.stringMatching(/^After 10 years, (?:buying|renting) leaves you more by$/u) as string,
    figure: expect.stringMatching(/^₹[\d.]+ (?:lakh|crore)$/u) as string,
  });
});

test('one year is not "1 years"', () => {
  const { label, inputsText } = answerTo('years=1&tenure=1');
  expect(label).toMatch(/^After 1 year, /u);
  expect(inputsText).toContain('the rest over 1 year at');
  expect(inputsText).toContain('a month, over 1 year;');
});

test('what the answer leaves out is said with it', () => {
  expect(calculatorAnswer(calculator, {}).sentence).toContain('Tax on gains is left out.');
});
