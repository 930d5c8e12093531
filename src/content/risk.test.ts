import { riskHue, riskLabels } from './risk';

describe('riskHue', () => {
  it.each([
    ['Very High', 'red'],
    ['High', 'orange'],
    ['Moderately High', 'yellow'],
    ['Moderate', 'sky'],
    ['Low to Moderate', 'blue'],
    ['Low', 'green'],
    ['low', 'gray'],
    ['Guaranteed', 'gray'],
  ])('%s is %s', (label, hue) => {
    expect(riskHue(label)).toBe(hue);
  });

  it('gives every label a hue of its own', () => {
    expect(new Set(riskLabels.map(riskHue)).size).toBe(riskLabels.length);
  });
});
