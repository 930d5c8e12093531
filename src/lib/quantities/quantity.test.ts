import * as fc from '@site/tests/unit/properties';
import { traits, type Condition } from './conditions';
import { formatConditions, parseConditions } from './conditions';
import { feeCost, parseFee, type Fee, type FeeSlab } from './fee';
import { format, parse, type QuantityKind } from './quantity';
import { unknownWords, type UnknownWord } from './unknown';
import type { Span } from './span';

/** Leaves out what is undefined, as a parser does. */
function withoutGaps<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;
}

function spans(end: fc.Arbitrary<number>): fc.Arbitrary<Span> {
  return fc
    .tuple(end, end, fc.constantFrom('both', 'least', 'most'))
    .map(([a, b, ends]) =>
      ends === 'both' ? { least: Math.min(a, b), most: Math.max(a, b) } : ends === 'least' ? { least: a } : { most: a },
    );
}

const hundredths = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most * 100 }).map((n) => n / 100);
const rupees = fc.oneof(
  fc.integer({ min: 1, max: 1_000_000_000 }),
  fc.integer({ min: 1, max: 9_999 }).map((lakh) => lakh * 100_000),
);
const bounds = fc.oneof(
  fc.constant({}),
  rupees.map((floor) => ({ floor })),
  rupees.map((cap) => ({ cap })),
  fc
    .uniqueArray(rupees, { minLength: 2, maxLength: 2 })
    .map((ends) => ({ floor: Math.min(...ends), cap: Math.max(...ends) })),
);
const charge: fc.Arbitrary<FeeSlab> = fc.oneof(
  spans(rupees).map((amount) => ({ amount })),
  fc
    .tuple(
      spans(hundredths(100)),
      bounds,
      fc.oneof(
        fc.constant({}),
        rupees.map((onTop) => ({ onTop })),
      ),
    )
    .map(([share, ends, more]) => ({ share, ...ends, ...more })),
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(...traits).map((trait) => ({ kind: 'trait' as const, trait })),
  fc.integer({ min: 300, max: 900 }).map((least) => ({ kind: 'score' as const, least })),
  fc.integer({ min: 300, max: 900 }).map((most) => ({ kind: 'score' as const, most })),
  rupees.map((above) => ({ kind: 'loan' as const, above })),
  rupees.map((upTo) => ({ kind: 'loan' as const, upTo })),
  fc
    .uniqueArray(rupees, { minLength: 2, maxLength: 2 })
    .map((ends) => ({ kind: 'loan' as const, above: Math.min(...ends), upTo: Math.max(...ends) })),
);
const conditions = fc.array(condition, { minLength: 1, maxLength: 4 });
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const waiver = fc.record({ until: day, conditions: fc.oneof(fc.constant([]), conditions) });
const fee: fc.Arbitrary<Fee> = fc
  .tuple(
    fc.array(charge, { minLength: 1, maxLength: 4 }),
    fc.uniqueArray(rupees, { minLength: 4, maxLength: 4 }),
    fc.boolean(),
    fc.option(waiver, { nil: undefined }),
  )
  .map(([charges, limits, lastIsOpen, ending]) => {
    const sizes = [...limits].sort((a, b) => a - b);
    const slabs = charges.map((slab, index) =>
      lastIsOpen && index === charges.length - 1 ? slab : withoutGaps({ ...slab, upTo: sizes[index] }),
    );
    return withoutGaps({ slabs, waiver: ending });
  });
const bands = fc
  .tuple(spans(hundredths(60)), fc.array(spans(hundredths(60)), { maxLength: 4 }))
  .chain(([last, rates]) =>
    fc.uniqueArray(rupees, { minLength: rates.length, maxLength: rates.length }).map((limits) => {
      const sizes = [...limits].sort((a, b) => a - b);
      return { bands: [...rates.map((rate, index) => ({ rate, upTo: sizes[index] })), { rate: last }] };
    }),
  );

describe('what is written can be read again', () => {
  it.each<[QuantityKind, fc.Arbitrary<object>]>([
    ['rate', spans(hundredths(60))],
    ['money', spans(rupees)],
    ['tenure', spans(fc.integer({ min: 1, max: 480 }))],
    ['age', spans(fc.integer({ min: 1, max: 120 }))],
    ['fee', fee],
    ['share', spans(hundredths(100))],
    ['return', fc.integer({ min: -10_000, max: 99_999 }).map((n) => ({ least: n / 100, most: n / 100 }))],
    ['count', spans(fc.integer({ min: 0, max: 10_000_000 }))],
    ['bands', bands],
  ])('%s', (kind, values) => {
    fc.assert(
      fc.property(values, (fields) => {
        const value = { kind, ...fields } as Parameters<typeof format>[0];
        expect(parse(kind, format(value))).toEqual({ value });
      }),
      { numRuns: 500 },
    );
  });

  it('conditions', () => {
    fc.assert(
      fc.property(conditions, (value) => {
        expect(parseConditions(formatConditions(value))).toEqual({ value });
      }),
    );
  });

  it.each(Object.keys(unknownWords) as UnknownWord[])('the word for %s, which is not zero', (kind) => {
    expect(parse('fee', format({ kind }))).toEqual({ value: { kind } });
    expect(parse('fee', 'Nil').value).toEqual({ kind: 'fee', slabs: [] });
  });
});

describe('what tables of lenders say', () => {
  it.each<[QuantityKind, string]>([
    ['rate', '7.10%'],
    ['rate', 'from 7.15%'],
    ['rate', '7.50% - 8.45%'],
    ['rate', 'up to 12.00%'],
    ['fee', '0.35%, ₹2,000 to ₹10,000'],
    ['fee', 'up to 0.50%, at most ₹15,000'],
    ['fee', 'up to 3%'],
    ['fee', '₹3,000 up to ₹25 lakh; ₹5,000 up to ₹50 lakh; ₹7,500 up to ₹1 crore; ₹15,000 up to ₹5 crore'],
    ['fee', '0.50%, ₹8,500 to ₹15,000 up to ₹50 lakh; 0.25%, ₹8,500 to ₹25,000 above'],
    ['fee', '0.35%, ₹3,500 to ₹30,000; Nil until 30 September 2026 if score at least 725'],
    ['fee', '0.50% to 2%'],
    ['fee', '0.35%, ₹2,500 to ₹15,000, plus ₹1,350'],
    ['fee', '1%, plus ₹1,350 up to ₹50 lakh; 0.50% above'],
    ['tenure', 'up to 30 years'],
    ['tenure', '3 to 24 months'],
    ['age', '18 to 70 years'],
    ['money', '₹10 lakh to ₹7.5 crore'],
    ['money', '₹99.99 lakh to ₹2,99,90,000'],
    ['share', 'up to 75%'],
    ['share', '98.52%'],
    ['return', '-2.10%'],
    ['count', '11,400+'],
    ['count', '1,000 to 2,000'],
    ['bands', '2.50%'],
    ['bands', '2.75% up to ₹1 lakh; 3.00% up to ₹10 lakh; 3.25% above'],
  ])('%s: %s', (kind, text) => {
    const reading = parse(kind, text);
    expect(reading.problem).toBeUndefined();
    expect(reading.value && format(reading.value)).toBe(text);
  });

  it.each<[QuantityKind, string, RegExp]>([
    ['rate', '8,5 %', /"8,5 %" is not understood; write a rate such as "7\.10%"/],
    ['rate', '8.45% - 7.50%', /write the lower value first: "7\.50% - 8\.45%"/],
    ['rate', '7.50% - 7.50%', /write one value: "7\.50%"/],
    ['rate', '71.00%', /"71\.00%" is more than 60%; check the decimal point/],
    ['fee', '0.35%, ₹10,000 to ₹2,000', /write the lower value first/],
    ['fee', '0.35% plus GST', /"0\.35% plus GST" is not understood; write a share such as "0\.35%"/],
    ['fee', '₹5,000 up to ₹50 lakh; ₹7,500', /write "₹7,500 above" for the largest loans/],
    ['fee', '₹5,000; ₹7,500 above', /write up to which loan "₹5,000" is charged/],
    ['fee', '₹7,500 up to ₹1 crore; ₹5,000 up to ₹50 lakh', /from the smallest loan to the largest/],
    ['fee', '1%; Nil until 31 June 2026', /write the last day as "Nil until 30 September 2026"/],
    ['fee', '1%; Nil until 30 September 2026 if lucky', /"lucky" is not understood; write conditions such as/],
    ['money', '₹500000', /"₹500000" is not understood; write an amount such as/],
    ['tenure', '30', /write a tenure such as "up to 30 years"/],
    ['tenure', '30 to 5 years', /write the smaller number first: "5 to 30 years"/],
    ['age', '18 to 70 months', /write an age such as/],
    ['share', '100.01%', /"100\.01%" is more than 100%/],
    ['return', '18.4', /write a yearly return such as "18\.40%"/],
    ['return', '-101.00%', /more than all of it/],
    ['count', '11400', /write a number such as "11,400"/],
    ['count', '2,000 to 1,000', /write the lower value first: "1,000 to 2,000"/],
    ['bands', '2.50% up to ₹1 lakh', /write what the largest balances earn at the end/],
    ['bands', '2.50%; 3.00% above', /write up to which balance "2\.50%" is paid/],
    ['bands', '2.50% up to ₹5 lakh; 3.00% up to ₹1 lakh; 4.00% above', /from the smallest balance to the largest/],
    ['bands', '25.0% up to 1 lakh; 3.00% above', /write rates by balance such as/],
  ])('%s: refuses %s and says why', (kind, text, problem) => {
    expect(parse(kind, text).problem).toMatch(problem);
  });

  it.each([
    ['score at least 99', /score at least 825/],
    ['score 799 to 750', /write the lower score first: "score 750 to 799"/],
    ['score at least 990', /from 300 to 900/],
    ['loan above ₹75 lakh up to ₹30 lakh', /write the smaller loan first: "loan above ₹30 lakh up to ₹75 lakh"/],
    ['loan above', /write "loan above ₹30 lakh"/],
    ['salaried, rich', /"rich" is not understood/],
  ])('refuses the condition %s', (text, problem) => {
    expect(parseConditions(text).problem).toMatch(problem);
  });
});

describe('what a fee comes to', () => {
  it.each([
    ['0.35%, ₹3,500 to ₹30,000', 5_000_000, { least: 17_500, most: 17_500 }],
    ['0.35%, ₹3,500 to ₹30,000', 500_000, { least: 3_500, most: 3_500 }],
    ['0.50%, at most ₹15,000', 5_000_000, { least: 15_000, most: 15_000 }],
    ['up to 0.50%, at least ₹3,000', 5_000_000, { least: 3_000, most: 25_000 }],
    ['up to 7%', 5_000_000, { least: 0, most: 350_000 }],
    ['from 0.50%', 5_000_000, { least: 25_000 }],
    ['0.35%, ₹2,500 to ₹15,000, plus ₹1,350', 5_000_000, { least: 16_350, most: 16_350 }],
    ['up to 1%, plus ₹1,350', 100_000, { least: 1_350, most: 2_350 }],
    ['₹5,000 up to ₹50 lakh; ₹7,500 above', 5_000_000, { least: 5_000, most: 5_000 }],
    ['₹5,000 up to ₹50 lakh; ₹7,500 above', 5_000_001, { least: 7_500, most: 7_500 }],
    ['Nil up to ₹7.5 lakh; 1% above', 750_000, { least: 0, most: 0 }],
    ['Nil up to ₹7.5 lakh; 1% above', 1_000_000, { least: 10_000, most: 10_000 }],
    ['Nil up to ₹7.5 lakh', 1_000_000, undefined],
    ['₹5,000 up to ₹50 lakh', 5_000_001, undefined],
    ['Nil', 5_000_000, { least: 0, most: 0 }],
  ])('%s on ₹%i', (text, loan, cost) => {
    const fee = parseFee(text).value;
    expect(fee && feeCost(fee, loan)).toEqual(cost);
  });

  it('never costs less on a larger loan within one slab', () => {
    fc.assert(
      fc.property(charge, rupees, rupees, (slab, a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)].map((loan) => feeCost({ slabs: [slab] }, loan));
        expect(large?.least).toBeGreaterThanOrEqual(small?.least ?? NaN);
        expect(large?.most ?? Infinity).toBeGreaterThanOrEqual(small?.most ?? 0);
      }),
    );
  });
});
