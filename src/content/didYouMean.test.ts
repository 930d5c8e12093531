import { didYouMean, nearest } from './didYouMean';

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
