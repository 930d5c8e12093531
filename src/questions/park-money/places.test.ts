import { figuresOf } from '@site/tests/unit/calculatorAnswer';
import { answerFor } from './answer';
import { sections } from './sections';
import { defaults, type Parked } from './values';
import question from '.';

const figures = figuresOf(question);

/** The table of all ways. */
function placesFor(changed: Partial<Parked>) {
  const parked = { ...defaults, ...changed };
  const [places] = sections(answerFor(parked, figures), parked, figures).flatMap((one) =>
    one.kind === 'ways' ? [one] : [],
  );
  return places!;
}

test('below the rows stands for whom their rates are, which differ from 60 on', () => {
  const aboutOf = (changed: Partial<Parked>) => placesFor(changed).about!.sentences[0];
  expect(aboutOf({})).toMatch(/^FD rates for savers below 60, \d+ \w+ 20\d\d/);
  expect(aboutOf({ senior: true })).toMatch(/^FD rates for savers of 60 or older, \d+ \w+ 20\d\d/);
});

test('all ways stand in one table', () => {
  expect(placesFor({}).groups!.map(({ title }) => title)).toEqual([
    'To take out any day',
    'Post office and government',
  ]);
});

test('the row of a bank opens to what breaking the FD costs, and leads to its row of the list', () => {
  for (const { name, opened } of placesFor({}).ways) {
    const facts = new Map(opened!.facts);
    expect(facts.get('Earned before tax')).toMatch(/^₹[\d,]+$/);
    expect(facts.get('Penalty if broken early')).toMatch(/\w/);
    expect(opened!.link.address).toBe(`/fixed-deposits#offers:~:text=${encodeURIComponent(name)}`);
  }
  const untaxed = placesFor({ slab: 'none' }).ways.flatMap(({ opened }) => opened!.facts.map(([fact]) => fact));
  expect(untaxed).not.toContain('Earned before tax');
});
