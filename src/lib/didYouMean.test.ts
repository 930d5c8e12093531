import { didYouMean, nearestWord } from './didYouMean';

describe('nearestWord', () => {
  const fields = ['interestRate', 'tenure', 'processingFee'];

  it.each([
    ['intrestRate', 'interestRate'],
    ['InterestRate', 'interestRate'],
    ['procesingfee', 'processingFee'],
    ['colour', undefined],
  ])('%s is %s', (word, expected) => {
    expect(nearestWord(word, fields)).toBe(expected);
  });

  it('says nothing when nothing is near', () => {
    expect(didYouMean('xyz', fields)).toBe('');
    expect(didYouMean('tenur', fields)).toBe('did you mean "tenure"?');
  });
});
