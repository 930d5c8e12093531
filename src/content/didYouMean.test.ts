import fc from 'fast-check';
import { didYouMean, editDistance, nearest } from './didYouMean';

describe('editDistance', () => {
  it.each([
    ['kitten', 'sitting', 3],
    ['rate', 'rate', 0],
    ['', 'rate', 4],
    ['intrestRate', 'interestRate', 1],
  ])('%s to %s takes %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is the same in both directions and at most the longer length', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
    fc.assert(
      fc.property(word, word, (from, to) => {
        const distance = editDistance(from, to);
        expect(distance).toBe(editDistance(to, from));
        expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
        expect(distance === 0).toBe(from === to);
      }),
    );
  });
});

describe('nearest', () => {
  const fields = ['interestRate', 'tenure', 'processingFee'];

  it.each([
    ['intrestRate', 'interestRate'],
    ['InterestRate', 'interestRate'],
    ['procesingfee', 'processingFee'],
    ['colour', undefined],
  ])('%s is %s', (word, expected) => {
    expect(nearest(word, fields)).toBe(expected);
  });

  it('says nothing when nothing is near', () => {
    expect(didYouMean('xyz', fields)).toBe('');
    expect(didYouMean('tenur', fields)).toBe('did you mean "tenure"?');
  });
});
