import * as fc from '@site/tests/unit/properties';
import { calculatorAnswer, figuresOf } from '@site/tests/unit/calculatorAnswer';
import { illnessIds } from '../../content/illnessIds';
import { entryAt, isForOthers } from '../../lists/health-plans/cover';
import { plans } from '../../lists/health-plans/plans';
import { disputedPlan, seniorPlan, unknownPlan } from '@site/tests/unit/madeUpPlans';
import { answerFor } from './answer';
import { sections } from './sections';
import { defaults, familyOf, type Bill } from './values';
import question from '.';

const anyBill: fc.Arbitrary<Bill> = fc
  .record({
    age: fc.integer({ min: 18, max: 110 }),
    bill: fc.integer({ min: 10_000, max: 10_000_000 }),
    months: fc.integer({ min: 1, max: 60 }),
    ill: fc.subarray([...illnessIds]),
  })
  .map(({ ill, ...rest }) => ({
    ...defaults,
    ...Object.fromEntries(illnessIds.map((id) => [id, ill.includes(id)])),
    ...rest,
  }));

test('each plan but those for people with another illness is counted, asked about or not sold, once, as in the list', () => {
  fc.assert(
    fc.property(anyBill, (given) => {
      const { covered, toAsk, refused } = answerFor(given);
      const open = plans.filter((plan) => !isForOthers(plan, familyOf(given).illnesses));
      const names = [...covered.map(({ plan }) => plan), ...toAsk, ...refused].map(({ name }) => name);
      expect([...names].sort()).toEqual(open.map(({ name }) => name).sort());
      expect(refused).toEqual(open.filter((plan) => entryAt(plan, [given.age]) === 'refused'));
    }),
    { numRuns: 60 },
  );
});

test('a plan of which nobody says at which ages it is sold is one to ask about, neither counted nor first', () => {
  fc.assert(
    fc.property(anyBill, (given) => {
      const all = [...plans, unknownPlan];
      const unknown = all.filter((plan) => entryAt(plan, [given.age]) === 'ask');
      const { covered, toAsk } = answerFor(given, all);
      expect(unknown).toContain(unknownPlan);
      expect(toAsk).toEqual(expect.arrayContaining(unknown));
      expect(covered.filter(({ plan }) => unknown.includes(plan))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('where the documents of a plan disagree on the age, it is one to ask, and says what they say', () => {
  const given = { ...defaults, age: 68 };
  const shown = sections(answerFor(given, [disputedPlan]), given, figuresOf(question));
  const ways = shown.flatMap((section) => (section.kind === 'ways' ? section.ways : []));
  expect(ways.map(({ name, figure, terms }) => [name, figure, terms[0], terms[1]])).toEqual([
    [
      disputedPlan.name,
      '—',
      expect.stringContaining('the ages at which it is sold'),
      'entry age: 18 to 100 years (up to 65 years in its prospectus of 2023)',
    ],
  ]);
});

test('the row of a plan opens to the record of its insurer, and leads to its row of the list', () => {
  const ways = sections(answerFor(defaults), defaults, figuresOf(question)).flatMap((section) =>
    section.kind === 'ways' ? section.ways : [],
  );
  for (const { name, opened } of ways) {
    expect(opened!.facts.map(([fact]) => fact).join()).toMatch(/Claims its insurer paid.*Complaints/);
    const plan = name.replace(/ \(.*/, '');
    expect(opened!.link.address).toBe(`/insurance/health#offers:~:text=${encodeURIComponent(plan)}`);
  }
});

test('more months of cover never cost more, and what waits less never costs more than the standard terms', () => {
  fc.assert(
    fc.property(anyBill, fc.integer({ min: 0, max: 36 }), (given, more) => {
      const now = new Map(answerFor(given).covered.map(({ plan, outOfPocket }) => [plan.name, outOfPocket]));
      for (const { plan, outOfPocket, sooner } of answerFor({ ...given, months: given.months + more }).covered) {
        expect(outOfPocket).toBeLessThanOrEqual(now.get(plan.name)! + 1e-6);
        if (sooner) expect(sooner.outOfPocket).toBeLessThan(outOfPocket);
      }
    }),
    { numRuns: 60 },
  );
});

test('the plans stand by what stays with the insured, and those that pay before those that still wait', () => {
  fc.assert(
    fc.property(anyBill, (given) => {
      const { covered, paying } = answerFor(given);
      const amounts = covered.map(({ outOfPocket }) => outOfPocket);
      expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
      expect(covered.slice(0, paying.length)).toEqual(paying);
    }),
    { numRuns: 60 },
  );
});

test('a plan with a wait of a year and a share of three tenths leaves three tenths of a bill after it', () => {
  expect(answerFor(defaults, [seniorPlan]).covered[0]).toMatchObject({ outOfPocket: 120_000 });
  expect(answerFor({ ...defaults, months: 11 }, [seniorPlan]).covered[0]).toMatchObject({ outOfPocket: 400_000 });
});

test('a person without an illness waits for none', () => {
  const { covered } = answerFor({ ...defaults, age: 40, diabetes: false, months: 1, bill: 10_000 });
  expect(covered.filter(({ outOfPocket, sharePercent }) => outOfPocket > (10_000 * sharePercent) / 100 + 1e-6)).toEqual(
    [],
  );
});

test('the answer names how many plans pay and what is left, in a short first sentence', () => {
  for (const changed of [{}, { months: 1 }, { age: 100, bill: 2_000_000 }, { diabetes: false }]) {
    const { says } = calculatorAnswer(question, { ...defaults, ...changed });
    const [first = ''] = says.split(/(?<=[a-z])\. /);
    expect(first.split(' ').length).toBeLessThanOrEqual(25);
    expect(first.match(/\d[\d.,]*/g)!.length).toBeLessThanOrEqual(3);
    expect(says).not.toMatch(/best|cheapest/);
  }
});

test('no section says a premium in rupees, and the findings say whom to ask for it', () => {
  const { sections } = calculatorAnswer(question, {});
  const findings = sections.flatMap((section) => (section.kind === 'findings' ? section.findings : []));
  expect(findings.map(({ text }) => text).join(' ')).toMatch(/premium .+ Ask each insurer/);
});

test('the steps end in the amount of the first plan', () => {
  const { figure, steps } = calculatorAnswer(question, {});
  expect(steps.at(-1)?.value).toContain(figure);
});
