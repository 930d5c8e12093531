/** @jest-environment node */
import { noPremium } from '../lists/health-plans/messages.en';
import { comparisons } from './comparisons';

test('who compares health plans reads whom to ask for the premium', () => {
  expect(comparisons['health-plans'].notes).toContain(noPremium);
  expect(noPremium).toContain('ask each insurer for it in writing');
});
