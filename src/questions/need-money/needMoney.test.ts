import * as fc from '@site/tests/unit/properties';
import { calculatorAnswer, figuresOf, ofKind } from '@site/tests/unit/calculatorAnswer';
import { valuesOf } from '@site/tests/unit/fieldValues';
import type { AnswerSection } from '../../machines/calculator/section';
import { answerFor, isPriced } from './answer';
import { STEP } from './costs';
import { defaults, type Need } from './values';
import { wayIds } from './ways';
import question from '.';

const figures = figuresOf(question);

const anyNeed = question.show(figures, (definition) => valuesOf(definition)) as unknown as fc.Arbitrary<Need>;

const asked = (changed: Partial<Need>) => calculatorAnswer(question, changed);

const rowsOf = (sections: readonly AnswerSection[]) => ofKind(sections, 'ways').flatMap(({ ways }) => ways);

test('a way is said to cost less only if it does, whatever the ranges of the others turn out to be', () => {
  fc.assert(
    fc.property(anyNeed, (need) => {
      const { open, lead } = answerFor(need, figures);
      const { says, sentence } = asked(need);
      const others = open.filter((way) => way !== lead && way.basis !== 'none');
      const isSure =
        lead !== undefined && others.every((way) => isPriced(way) && way.cost.least - lead.cost.least >= STEP);
      expect(sentence.includes('no other way')).toBe(isSure);
      expect(lead?.isOwned ?? true).toBe(true);
      expect(`${says} ${sentence}`).not.toMatch(/cheapest way|the lowest/);
      // Not more than a reader needs to decide.
      expect(sentence.split(/(?<=\.) (?=[A-Z])/).length).toBeLessThanOrEqual(2);
    }),
    { numRuns: 200 },
  );
});

test('a range of published rates stands with its month, a usual one is called usual, and neither has more than two figures', () => {
  fc.assert(
    fc.property(anyNeed, (need) => {
      const { open, closed } = answerFor(need, figures);
      const rows = rowsOf(asked(need).sections);
      [...open, ...closed].forEach((way, index) => {
        const row = rows[index]!;
        if (way.basis === 'listed') expect(row.below).toMatch(/^last known, \w+ \d{4}$/);
        if (way.basis === 'usual') expect(`${row.terms.join(' ')} ${row.below}`).toMatch(/usually/i);
        if (way.basis === 'unpublished' || way.basis === 'none') expect(row.figure).toBe('—');
        if (way.basis !== 'listed' && way.basis !== 'usual') return;
        for (const [, digits = ''] of row.figure.matchAll(/₹([\d,.]+)/g))
          expect(digits.replaceAll(/[,.]/g, '').replace(/0+$/, '').length).toBeLessThanOrEqual(2);
      });
    }),
    { numRuns: 100 },
  );
});

test.each<[what: string, changed: Partial<Need>, says: RegExp, sentence: RegExp]>([
  [
    'one costs less than each other',
    {},
    /^Breaking the FD costs ₹[\d,]+ over 24 months\. A loan on the FD costs ₹[\d,]+ more/,
    /no other way/,
  ],
  ['a price that nobody publishes', { homeLoan: true }, /A top-up may cost less: ask/, /none of them is named/],
  [
    'an old range reaches below',
    { deposit: false, personalRate: 18, personalFee: 0, gold: true },
    /A gold loan may cost less: .* by the rates of/,
    /none of them is named/,
  ],
  [
    'nothing to pledge and no offer',
    { deposit: false },
    /^What you pay depends on the rate .* Personal loans cost ₹/,
    /^Without an offer/,
  ],
  [
    'an offer without its fee',
    { deposit: false, personalRate: 11 },
    /The personal loan costs ₹[\d,]+ or more/,
    /rate and fee/,
  ],
  [
    'two cost the same, and a third has no price',
    { sum: 200_000, slab: 'none', spread: 0, cut: 0, homeLoan: true },
    /A top-up may cost less: ask/,
    /none of them is named/,
  ],
  ['two cost the same', { sum: 200_000, slab: 'none', spread: 0, cut: 0 }, /costs about as much/, /decides nothing/],
])('the answer says what holds where %s', (_what, changed, says, sentence) => {
  const found = asked(changed);
  expect(found.says).toMatch(says);
  expect(found.sentence).toMatch(sentence);
});

test('the answer names every way for which the visitor has something', () => {
  const named = { deposit: /FD/, gold: /gold loan/i, homeLoan: /top-up/, house: /against property/ } as const;
  fc.assert(
    fc.property(anyNeed, (need) => {
      const { says } = asked(need);
      for (const [has, name] of Object.entries(named) as [keyof typeof named, RegExp][])
        if (need[has]) expect(says).toMatch(name);
    }),
    { numRuns: 100 },
  );
});

test('breaking is worked out in parts that come to the amount of the answer', () => {
  // By hand: 13,359.14 × 24 − 3,00,000 = 20,619; a cut of 3,137; (20,619 + 3,137) × 0.792 = 18,815
  const { figure, sentence } = asked({});
  expect(figure).toBe('₹18,815');
  expect(sentence).toContain('₹13,359 a month');
  const steps = calculatorAnswer(question, {}).steps.map(({ value }) => value);
  for (const part of ['= ₹20,619', '= ₹3,137', '× 0.792 = ₹18,815'])
    expect(steps).toContainEqual(expect.stringContaining(part));
});

test('nothing that one owns is preset but a deposit, which is called an example until it is the own one', () => {
  expect(defaults).toMatchObject({ deposit: true, gold: false, homeLoan: false, house: false, salary: false });
  expect(asked({}).sentence).toMatch(/Our example is .* untick it/);
  expect(asked({ sum: 500_000 }).sentence).toMatch(/our example/i);
  expect(asked({ depositRate: 7 }).sentence).not.toMatch(/example/);
  expect(asked({ deposit: false, gold: true }).sentence).not.toMatch(/example/);
});

test('its first sentence is short', () => {
  for (const changed of [{}, { deposit: false }, { sum: 4_990_000, homeLoan: true }]) {
    const [first = ''] = asked(changed).says.split(/(?<=[a-z])\. /);
    expect(first.split(' ').length).toBeLessThanOrEqual(25);
    expect((first.match(/\d[\d.,]*/g) ?? []).length).toBeLessThanOrEqual(3);
  }
});

test('every way has a row once, with what it asks for, and the open ones with what they risk', () => {
  fc.assert(
    fc.property(anyNeed, (need) => {
      const { sections } = asked(need);
      const rows = rowsOf(sections);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(wayIds.length);
      expect(
        rows.every(({ opened }) => opened?.facts.some(([name, value]) => name === 'Asked for' && value !== '')),
      ).toBe(true);
      const [risks] = sections.filter((section) => section.kind === 'findings');
      expect(risks?.findings.map(({ title }) => title)).toEqual(
        rows.slice(0, answerFor(need, figures).open.length).map(({ name }) => name),
      );
    }),
    { numRuns: 50 },
  );
});
