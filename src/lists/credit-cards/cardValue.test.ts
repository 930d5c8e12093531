import { parseCap, parseEarning } from '../../lib/quantities/earning';
import type { CardRule, CreditCard } from '../../content/cardTypes';
import { cardValue, type Spending } from './cardValue';

const money = (rupees: number) => ({ kind: 'money', least: rupees, most: rupees }) as const;
const none = { visits: { kind: 'visits', count: 0, months: 12 } } as const;

interface Terms {
  readonly earns: string;
  readonly cap?: string;
  readonly rest?: Omit<CardRule, 'earns' | 'cap'>;
}

function rule({ earns, cap, rest }: Terms): CardRule {
  return { earns: parseEarning(earns).value!, ...(cap && { cap: parseCap(cap).value! }), ...rest };
}

function card(terms: readonly Terms[], changes: Partial<CreditCard> = {}): CreditCard {
  return {
    id: 'first-card',
    name: 'First Card',
    issuer: 'first-bank',
    fees: { joining: money(500), yearly: money(500), document: 'a' },
    rewards: {
      paidAs: 'Money off the bill',
      comesByItself: true,
      rules: terms.map(rule),
      nothingOn: ['fuel'],
      document: 'a',
    },
    markup: { value: { kind: 'not-found' } },
    lounges: { domestic: none, abroad: none, document: 'a' },
    income: { value: { kind: 'not-found' } },
    link: 'https://first.example/',
    ...changes,
  };
}

function value(given: CreditCard, spending: readonly Spending[], meets?: (condition: string) => boolean) {
  return cardValue(given, { spending, gstPercent: 18, ...(meets && { meets }) });
}

const BASE: Terms = { earns: '1%' };
const groceries = (rupees: number): Spending => ({ category: 'groceries', rupees });

describe('a year with a card', () => {
  test.each<[string, readonly Terms[], readonly Spending[], number]>([
    ['a share of everything', [BASE], [groceries(10_000)], 1200],
    ['nothing on what the card leaves out', [BASE], [{ category: 'fuel', rupees: 10_000 }], 0],
    [
      'the first line that applies',
      [{ earns: '5%', rest: { on: ['groceries'] } }, BASE],
      [groceries(1000), { category: 'dining', rupees: 1000 }],
      720,
    ],
    [
      'no more than the cap of a month',
      [{ earns: '5%', cap: '₹100 a month', rest: { on: ['groceries'] } }, BASE],
      [groceries(10_000)],
      1200,
    ],
    [
      'a third of the cap of a quarter each month',
      [{ earns: '5%', cap: '₹600 a quarter', rest: { on: ['groceries'] } }, BASE],
      [groceries(10_000)],
      2400,
    ],
    [
      'one cap for two lines',
      [
        { earns: '5%', cap: '₹500 a month', rest: { on: ['bills'] } },
        { earns: '4%', rest: { at: ['Swiggy'], sharesCap: true } },
        BASE,
      ],
      [
        { category: 'bills', rupees: 8000 },
        { category: 'food delivery', at: 'Swiggy', rupees: 8000 },
      ],
      6000,
    ],
    [
      'as often as the base pays',
      [{ earns: '25%', cap: '2 times the base reward', rest: { on: ['phone'] } }, BASE],
      [groceries(1000), { category: 'phone', rupees: 1000 }],
      360,
    ],
    [
      'more on what goes above a mark',
      [{ earns: '1%', rest: { above: { spending: money(20_000), earns: parseEarning('2%').value! } } }],
      [groceries(30_000)],
      4800,
    ],
    ['no shop but its own', [{ earns: '5%', rest: { at: ['Amazon'] } }, BASE], [groceries(1000)], 120],
  ])('pays %s', (_what, terms, spending, rupees) => {
    expect(value(card(terms), spending).rewards?.least).toBeCloseTo(rupees, 6);
  });

  test('counts a line with a condition only for those who meet it, and says so', () => {
    const given = card([{ earns: '5%', rest: { on: ['groceries'], if: 'paid through one app' } }, BASE]);
    const without = value(given, [groceries(1000)]);
    expect(without.rewards?.most).toBeCloseTo(120);
    expect(without.leftOutRules).toMatchObject([{ condition: 'paid through one app' }]);
    const having = value(given, [groceries(1000)], () => true);
    expect(having.rewards?.most).toBeCloseTo(600);
    expect(having).toMatchObject({ leftOutRules: [], leavesOut: false });
  });

  test('counts nothing up to a cap that nobody has found', () => {
    const terms = { earns: parseEarning('4%').value!, on: ['groceries'], cap: { kind: 'not-found' } } as const;
    const given = card([BASE]);
    const rules = [terms, ...given.rewards.rules];
    const { rewards, leftOutRules } = value({ ...given, rewards: { ...given.rewards, rules } }, [groceries(1000)]);
    expect(rewards).toEqual({ least: 0, most: 0 });
    expect(leftOutRules).toEqual([{ rule: terms }]);
  });

  test('values points by their worst and their best use, and not at all where none is known', () => {
    const uses = [
      { value: money(0.25), for: 'vouchers' },
      { value: money(1), for: 'flights' },
    ];
    const given = card([{ earns: '2 points per ₹100' }], { pointWorth: { uses, document: 'a' } });
    expect(value(given, [groceries(10_000)]).rewards).toEqual({ least: 600, most: 2400 });
    const { pointWorth: _worth, ...unknown } = given;
    const { rewards, net, leavesOut } = value(unknown, [groceries(10_000)]);
    expect([rewards, net, leavesOut]).toEqual([undefined, undefined, true]);
  });

  test.each([
    [{ points: 1000 }, undefined, 30_000, 500],
    [{ points: 1000 }, undefined, 29_999, 0],
    [{ points: 1000 }, 'quarter', 120_000, 2000],
    [{ points: 1000 }, 'month', 360_000, 6000],
    [{ voucher: money(1500) }, 'quarter', 120_000, 6000],
    [{ voucher: money(1500) }, 'month', 359_999, 0],
  ] as const)('adds %j of each %s in which ₹30,000 are spent, at ₹%i a year: ₹%i', (pays, period, year, rupees) => {
    const milestone = { spending: money(30_000), ...pays, ...(period && { in: period }) };
    const worth = { uses: [{ value: money(0.5), for: 'vouchers' }], document: 'a' };
    const given = card([{ earns: '0%' }], { pointWorth: worth });
    const { bonus, vouchers, rewards } = value({ ...given, rewards: { ...given.rewards, milestones: [milestone] } }, [
      groceries(year / 12),
    ]);
    expect([bonus.least + vouchers, rewards?.least]).toEqual([rupees, rupees]);
  });

  test('takes the markup with GST off what is spent abroad, and leaves out what is not known', () => {
    const abroad: readonly Spending[] = [{ category: 'abroad', rupees: 10_000 }];
    const given = card([BASE], {
      fees: { joining: money(0), yearly: money(0), document: 'a' },
      markup: { value: { kind: 'share', least: 3, most: 3.5 } },
    });
    const { rewards, markupCost, net } = value(given, abroad);
    expect(rewards).toEqual({ least: 1200, most: 1200 });
    expect(markupCost).toBeCloseTo(4956);
    expect(net?.least).toBeCloseTo(1200 - 4956);
    expect(value(given, [groceries(10_000)]).markupCost).toBe(0);
    const unknown = value({ ...given, markup: { value: { kind: 'not-found' } } }, abroad);
    expect([unknown.markupCost, unknown.net]).toEqual([undefined, undefined]);
    const ownLine = card([{ earns: '2%', rest: { on: ['abroad'] } }, BASE], { markup: given.markup });
    expect(value(ownLine, abroad).rewards?.least).toBeCloseTo(2400);
  });

  test('takes the fee with GST off, unless the spending of the year waives it', () => {
    const given = card([BASE], {
      fees: { joining: money(500), yearly: money(500), waivedFrom: money(120_000), document: 'a' },
    });
    expect(value(given, [groceries(9000)])).toMatchObject({ yearlyFee: 590, joiningFee: 590, isFeeWaived: false });
    expect(value(given, [groceries(9000)]).net?.least).toBeCloseTo(490);
    expect(value(given, [groceries(10_000)])).toMatchObject({ yearlyFee: 0, isFeeWaived: true });
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses spending of %s', (rupees) => {
    expect(() => value(card([BASE]), [groceries(rupees)])).toThrow(RangeError);
  });
});
