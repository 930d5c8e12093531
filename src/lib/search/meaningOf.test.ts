import { meaningOf } from './meaningOf';

test.each([
  ['sip vs lump sum', 'sip lump sum'],
  ['SIP Vs. ELSS', 'SIP ELSS'],
  ['best fd for senior citizens', 'fd for senior citizens'],
  ['gold loan', 'gold loan'],
  ['bestow topping comparable', 'bestow topping comparable'],
  ['best', 'best'],
  ['', ''],
])('“%s” asks for “%s”', (question, meaning) => {
  expect(meaningOf(question)).toBe(meaning);
});
