import { addressWithInputs } from './addressWithInputs';

test.each([
  ['/calculators/sip', '', '/calculators/sip'],
  ['/calculators/sip', 'monthly=5000&years=10', '/calculators/sip#monthly=5000&years=10'],
  ['/home-loans#emi-calculator', 'years=15', '/home-loans#emi-calculator&years=15'],
])('%s with "%s"', (page, inputs, address) => {
  expect(addressWithInputs(page, inputs)).toBe(address);
});
