/** What visitors do in the islands: each kind of control, typed, pasted and composed, in each order. */
import {
  chip,
  choose,
  commit,
  compose,
  insert,
  key,
  keyDown,
  keys,
  keyWrites,
  label,
  slide,
  step,
  tabTo,
  tap,
  tapOn,
  type Action,
} from './hand';
import type { Scenario } from './waking';

const SIP = { page: '/calculators/sip', island: 'Calculator' };
const EMI = { page: '/home-loans', island: 'Calculator' };

const three: Readonly<Record<string, readonly Action[]>> = {
  text: [tap('monthly'), keys('44000')],
  slider: [slide('monthly', 3)],
  chip: [chip('monthly', 4)],
};
const orders = Object.keys(three).flatMap((first) =>
  Object.keys(three)
    .filter((name) => name !== first)
    .map((second) => [first, second, Object.keys(three).find((name) => ![first, second].includes(name))!]),
);

export const scenarios: readonly Scenario[] = [
  {
    ...SIP,
    name: 'a number typed after a tap, and another field',
    actions: [tap('monthly'), keys('44'), keys('000'), key('Tab'), tap('years'), keys('15')],
  },
  { ...SIP, name: 'a number typed after Tab', actions: [tabTo('monthly'), keys('44000'), key('Enter')] },
  { ...SIP, name: 'a number typed after a press on its label', actions: [label('monthly'), keys('44000'), key('Tab')] },
  {
    ...SIP,
    isInGate: true,
    name: 'the caret placed, and Backspace',
    actions: [tap('monthly'), tap('monthly'), key('End'), key('Backspace'), key('Tab')],
  },
  {
    ...SIP,
    name: 'a digit in the middle',
    actions: [tap('monthly'), key('Home'), key('ArrowRight'), keys('4'), key('Tab')],
  },
  {
    ...SIP,
    name: 'a text that cannot be used, left and written anew',
    actions: [tap('monthly'), keys('44000'), keys('x'), key('Tab'), tap('monthly'), keys('5')],
  },
  {
    ...SIP,
    name: 'a number that grows too large on the way',
    actions: [tap('monthly'), keys('900000'), keys('0'), keys('0')],
  },
  {
    ...SIP,
    name: 'a field that was left and taken up again',
    actions: [tap('monthly'), keys('44000'), tap('years'), tap('monthly'), keys('7'), keys('500')],
  },
  { ...SIP, name: 'a paste', actions: [tap('monthly'), insert('44,000'), key('Enter')] },
  {
    ...SIP,
    name: 'words that a keyboard composes',
    actions: [tap('monthly'), compose('4'), compose('44'), compose('44 h'), commit('44 हजार'), key('Tab')],
  },
  {
    ...SIP,
    name: 'a key held between its two events',
    actions: [tap('monthly'), keyDown('4'), keyWrites('4'), keys('4000')],
  },
  {
    ...SIP,
    name: 'all of it undone',
    // How many keys one undo takes back is the browser's: Chromium ends the step whenever a node leaves the page.
    actions: [tap('monthly'), keys('44000'), ...Array.from('44000', () => key('Control+z')), key('Tab')],
  },
  {
    ...SIP,
    name: 'steps, on a number that was typed',
    actions: [tap('monthly'), keys('3 thousand'), step('monthly', 1), step('monthly', 1), step('years', -1)],
  },
  ...orders.map((order) => ({
    ...SIP,
    name: order.join(', then '),
    actions: order.flatMap((name) => three[name] ?? []),
  })),
  {
    ...EMI,
    name: 'three steps, and a rate',
    actions: [step('amount', 1), step('amount', 1), step('amount', 1), tap('rate'), keys('9'), key('Enter')],
  },
  {
    ...EMI,
    name: 'the other table',
    folded: '[aria-label="Rows"]',
    actions: [tap('years'), keys('12'), tapOn('[aria-label="Rows"] button:nth-of-type(2)')],
  },
  {
    ...EMI,
    name: 'a select and a slider',
    folded: 'select[name="every"]',
    actions: [tap('prepay'), keys('1 lakh'), choose('select[name="every"]', 'month'), slide('years', 2)],
  },
  {
    page: '/home-loans',
    island: 'OfferList',
    isInGate: true,
    name: 'a loan, the order and two rows',
    folded: 'input[name="amount"]',
    actions: [
      tap('amount'),
      keys('40'),
      keys(' lakh'),
      choose('select[name="order"]', 'emi'),
      tapOn('input[name="home-loans"]'),
      tap('years'),
      keys('15'),
    ],
  },
  {
    page: '/home-loans',
    island: 'Refinance',
    name: 'a loan that is repaid',
    folded: 'input[name="owed"]',
    actions: [
      tap('owed'),
      keys('3000000'),
      choose('select[name="lender"]', { index: 3 }),
      tap('left'),
      keys('12'),
      key('Tab'),
    ],
  },
  {
    page: '/personal-loans',
    island: 'OfferList',
    name: 'a list',
    actions: [tap('amount'), keys('250000'), key('Tab'), tapOn('input[type="checkbox"]')],
  },
  {
    page: '/insurance/health',
    island: 'OfferList',
    name: 'boxes',
    folded: 'fieldset input',
    actions: [
      tapOn('fieldset label:nth-of-type(1)'),
      tapOn('fieldset label:nth-of-type(2)'),
      tapOn('fieldset label:nth-of-type(1)'),
    ],
  },
  {
    page: '/',
    island: 'HomeAnswer',
    isInGate: true,
    name: 'a question of the home page',
    actions: [
      tap('amount'),
      keys('3'),
      keys('000000'),
      key('Enter'),
      tap('years'),
      key('Control+a'),
      keys('12'),
      key('Tab'),
    ],
  },
  {
    page: '/blog',
    island: 'ArticleFilter',
    name: 'a search that is sent',
    actions: [tapOn('input[type="search"]'), keys('sc'), keys('ore'), key('Enter')],
  },
  {
    page: '/blog',
    island: 'ArticleFilter',
    name: 'a search that is composed',
    actions: [
      tapOn('input[type="search"]'),
      compose('t'),
      compose('te'),
      compose('ter'),
      compose('term'),
      commit('term '),
    ],
  },
  {
    page: '/search',
    island: 'SiteSearch',
    name: 'a search that is left',
    actions: [tapOn('input[type="search"]'), keys('gold'), key('Backspace'), key('Tab')],
  },
  {
    page: '/tax-saving',
    island: 'TickedRows',
    name: 'rows to compare',
    actions: [tapOn('input[name]'), tapOn(':nth-match(input[name], 2)')],
  },
  {
    page: '/compare',
    island: 'Compare',
    name: 'a column taken away',
    actions: [tapOn('thead button'), choose('select', { index: 1 })],
  },
];
