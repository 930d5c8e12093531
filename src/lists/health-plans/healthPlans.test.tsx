import { fireEvent, render, screen, within } from '@testing-library/react';
import * as fc from '@site/tests/unit/properties';
import { isUnknown } from '../../lib/quantities/quantity';
import { illnessIds } from '../../content/illnessIds';
import type { ListingFile } from '../../content/schemas';
import { disputedPlan, seniorPlan, unknownPlan } from '@site/tests/unit/madeUpPlans';
import ListById from '../listById';
import { rowsOf, type OfferGroup } from '../../machines/list/rows';
import { entryAt, isForOthers, waitOf } from './cover';
import list from '.';
import { defaults, familyOf, inOrder, plans, termsFor, wishNames, type Asked } from './plans';
import * as words from './messages.en';

/** The list of the site, with plans that do what its own may not do any more once an editor has found more. */
jest.mock('@site/docs/insurance/health.yml', () => {
  const { default: file } = jest.requireActual<{ default: ListingFile<'health-plans'> }>(
    '@site/docs/insurance/health.yml',
  );
  const { unknownPlan, disputedPlan, seniorPlan } =
    jest.requireActual<typeof import('@site/tests/unit/madeUpPlans')>('@site/tests/unit/madeUpPlans');
  return { __esModule: true, default: { ...file, rows: [...file.rows, unknownPlan, disputedPlan, seniorPlan] } };
});

const figures = { 'ayushman-70': 500_000, 'ayushman-70-age': 70 };
const years = fc.option(fc.integer({ min: 18, max: 110 }));

const anyAsked: fc.Arbitrary<Asked> = fc
  .record({
    age: years,
    age2: years,
    ticks: fc.dictionary(fc.constantFrom(...illnessIds, ...wishNames, 'children'), fc.boolean()),
    order: fc.constantFrom('wait', 'name', 'paid', 'complaints', 'hospitals'),
  })
  .map(({ ticks, ...rest }) => ({ ...defaults, ...rest, ...ticks }));

/** The list's answer. */
const answerTo = (asked: Asked) => list.show(({ answer }) => answer({ ...defaults, ...asked } as never, figures));

const namesOf = (rows: OfferGroup['ranked']): readonly string[] => rows.map(({ name }) => name);

beforeEach(() => history.replaceState(null, '', '/insurance/health'));

test('nothing is asked at first, and no plan is set apart', () => {
  expect(Object.values(defaults).filter((value) => value !== null && value !== false)).toEqual([defaults.order]);
  const { groups } = answerTo(defaults);
  expect([groups[0].ranked.length, groups[0].unranked]).toEqual([plans.length, []]);
});

test('every plan is in sight once, and is set apart only for its age or for what it lacks', () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      const [group] = answerTo(asked).groups;
      expect([...namesOf(rowsOf(group))].sort()).toEqual(plans.map(({ name }) => name).sort());
      expect(group.showsLeftOut).toBe(true);
      const family = familyOf(asked);
      const terms = termsFor(family);
      const ranked = new Set(namesOf(group.ranked));
      for (const plan of plans) {
        const hasAll = wishNames.every((name) => !asked[name] || terms[name].isMet(plan) === true);
        const isAnybody = family.ages.length === 0 && !family.hasChildren;
        const isTaken = isAnybody || entryAt(plan, family.ages, family.hasChildren) === 'taken';
        const isAsked = !isAnybody || family.illnesses.length > 0;
        const isForThem = !isAsked || !isForOthers(plan, family.illnesses);
        expect(ranked.has(plan.name)).toBe(hasAll && isTaken && isForThem);
      }
    }),
    { numRuns: 40 },
  );
});

test.each<[string, Partial<Asked>, boolean]>([
  ['before anything is asked', {}, true],
  ['with diabetes', { age: 50, diabetes: true, bp: true }, true],
  ['with high BP', { age: 50, bp: true }, false],
  ['without an illness', { age: 50 }, false],
])('a plan for people with diabetes, %s', (_who, asked, isRanked) => {
  const name = 'Diabetes Safe (Star Health)';
  const [group] = answerTo({ ...defaults, ...asked }).groups;
  expect(namesOf(group.ranked).includes(name)).toBe(isRanked);
  const apart = group.unranked.find(({ rows }) => namesOf(rows).includes(name));
  expect(apart?.reason).toBe(isRanked ? undefined : words.missedIllness);
});

test('the shortest wait comes first, for what is ticked or for any illness, and what is to be asked comes last', () => {
  for (const asked of [defaults, { ...defaults, diabetes: true }]) {
    const rows = answerTo(asked).groups[0].ranked;
    const waits = rows.map(({ name }) => {
      const plan = plans.find((one) => one.name === name)!;
      return waitOf(plan, familyOf(asked).illnesses)?.months ?? Infinity;
    });
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits.at(-1)).toBe(Infinity);
  }
  render(<ListById id="health-plans" figures={figures} />);
  expect(screen.getByRole('combobox', { name: 'Order by', hidden: true })).toHaveDisplayValue('Wait');
});

test('while no age is given, a plan for seniors says from which age it is sold', () => {
  const noteOf = (asked: Asked) => rowsOf(answerTo(asked).groups[0]).find(({ name }) => name === seniorPlan.name)?.note;
  expect(noteOf(defaults)?.text).toMatch(/^Entry age: /);
  expect(noteOf({ ...defaults, age: 62 })?.text).not.toMatch(/^Entry age: /);
});

test('a filter leaves the order of those that stay', () => {
  fc.assert(
    fc.property(anyAsked, (asked) => {
      const all = inOrder(asked, familyOf(asked)).map(({ name }) => name);
      const ranked = namesOf(answerTo(asked).groups[0].ranked);
      expect(all.filter((name) => ranked.includes(name))).toEqual(ranked);
    }),
    { numRuns: 40 },
  );
});

test('a plan whose entry age is not known is not among those that take you: it stands below, as one to ask', () => {
  const unknown = plans.filter((plan) => entryAt(plan, [90]) === 'ask').map(({ name }) => name);
  expect(unknown).toContain(unknownPlan.name);
  const { lead, groups } = answerTo({ ...defaults, age: 90 });
  const [{ ranked, unranked }] = groups;
  expect(namesOf(ranked).filter((name) => unknown.includes(name))).toEqual([]);
  const [first] = unranked;
  expect([first?.reason, [...namesOf(first?.rows ?? [])].sort()]).toEqual([words.unknownAge({ people: 1 }), unknown]);
  for (const { name, note } of first?.rows ?? [])
    expect([name, note?.text]).toEqual([name, expect.stringMatching(/ask$/)]);
  expect(lead).toContain(
    words.leadAge({ people: 1, oldest: '90', count: ranked.length, all: String(plans.length), toAsk: unknown.length }),
  );
});

test('a plan whose documents disagree on an age is one to ask there, with both of them', () => {
  const { groups } = answerTo({ ...defaults, age: 68 });
  const [{ ranked, unranked }] = groups;
  const asked = unranked.find(({ reason }) => reason === words.unknownAge({ people: 1 }))?.rows ?? [];
  expect(namesOf(ranked)).not.toContain(disputedPlan.name);
  expect(asked.find(({ name }) => name === disputedPlan.name)?.note?.text).toBe(
    'Entry age: 18 to 100 years (up to 65 years in its prospectus of 2023), so ask',
  );
  expect(namesOf(answerTo({ ...defaults, age: 65 }).groups[0].ranked)).toContain(disputedPlan.name);
});

test('children come along: a plan for seniors is one to ask, and the answer says that of all of them', () => {
  const alone = answerTo({ ...defaults, age: 62 });
  const { lead, inputsText, groups } = answerTo({ ...defaults, age: 62, children: true });
  const [{ ranked, unranked }] = groups;
  const seniors = plans
    .filter(({ entryAge }) => !isUnknown(entryAge) && (entryAge.least ?? 0) >= 60)
    .map(({ name }) => name);
  expect(namesOf(alone.groups[0].ranked).filter((name) => seniors.includes(name))).toContain(seniorPlan.name);
  expect(namesOf(ranked).filter((name) => seniors.includes(name))).toEqual([]);
  expect(namesOf(unranked[0]?.rows ?? [])).toEqual(
    expect.arrayContaining(namesOf(alone.groups[0].ranked).filter((name) => seniors.includes(name))),
  );
  expect(lead).toContain(words.leadChildren);
  expect(inputsText).toBe('62 and children');
});

test('whether children come along is asked beside the age, with nothing more to unfold', () => {
  render(<ListById id="health-plans" figures={figures} />);
  const [age, children] = [
    screen.getByRole('textbox', { name: 'Age of the oldest' }),
    screen.getByRole('checkbox', { name: words.labelChildren }),
  ];
  expect(children.closest('details')).toBe(age.closest('details'));
});

test('two plans are ticked without being opened', () => {
  render(<ListById id="health-plans" figures={figures} />);
  const [row] = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')!);
  const box = within(row!).getByRole('checkbox', { name: /^Compare / });
  expect(box.closest('details')).toBeNull();
});

test('before anything is entered, why the wait matters and where to go on stand beside the plans', () => {
  render(<ListById id="health-plans" figures={figures} />);
  const links = within(screen.getByRole('navigation', { name: words.ways })).getAllByRole('link');
  expect(links[0]).toHaveAttribute('href', '/questions/cover-for-family');
});

test('a row marks only what the visitor asked for', () => {
  const marksOf = (asked: Asked) =>
    rowsOf(answerTo(asked).groups[0]).flatMap(({ figures }) => figures.flatMap(({ mark }) => mark ?? []));
  expect(marksOf({ ...defaults, age: 68, diabetes: true })).toEqual([]);
  expect(new Set(marksOf({ ...defaults, room: true }))).toEqual(new Set(['met', 'missed']));
});

test('a wait that can be shorter says so in a few words, and the opened row with what', () => {
  const rows = rowsOf(answerTo({ ...defaults, diabetes: true }).groups[0]);
  const { figures: shown, facts } = rows.find(({ name }) => name === 'Care Supreme (Care Health)')!;
  expect([shown[0].text, shown[0].unit, shown[0].caveat]).toEqual(['3 years', undefined, '1 month possible']);
  expect(facts).toContainEqual([
    words.shorterWait,
    expect.arrayContaining([expect.stringContaining('Instant Cover add-on')]),
  ]);
});

test('the insurer stands under the name of its plan, and what its record counts below the rows, once', () => {
  render(<ListById id="health-plans" figures={figures} />);
  const name = screen.getByRole('heading', { level: 3, name: /^Care Freedom/ });
  expect(name).toHaveTextContent('Care Freedom (Care Health)');
  expect(within(name).getByText('Care Health', { exact: false, selector: 'small' })).toBeInTheDocument();
  expect(screen.getAllByText(/^Insurer: 9\d\.\d+% paid, \d+ complaints in 10,000$/).length).toBeGreaterThan(5);
  expect(screen.getAllByText(/all its health policies in 20\d\d-\d\d/)).toHaveLength(1);
});

test('an age and an illness answer at once; who is not taken stays in sight below the reason', async () => {
  render(<ListById id="health-plans" figures={figures} />);
  const age = screen.getByRole('textbox', { name: words.labelAge });
  expect(age).toHaveValue('');
  for (const box of screen.getAllByRole('checkbox', { hidden: true })) expect(box).not.toBeChecked();
  fireEvent.input(age, { target: { value: '68' } });
  fireEvent.click(screen.getByLabelText(words.labelDiabetes));
  const refused = plans.filter((plan) => entryAt(plan, [68]) === 'refused').map(({ name }) => name);
  const reason = await screen.findByText(words.missedAge({ people: 1, oldest: '68' }), { exact: false });
  expect(reason.closest('details')).toBeNull();
  const section = within(reason.closest('section')!);
  const names = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect([...names].sort()).toEqual([...refused].sort());
  expect(screen.getAllByText(/Made-up Rider/).length).toBeGreaterThan(0);
});
