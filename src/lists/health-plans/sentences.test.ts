import list from '.';
import { waitOf } from './cover';
import { defaults, plans, type Asked } from './plans';
import * as words from './messages.en';

const answerTo = (asked: Asked) =>
  list.show(({ answer }) => answer(asked as never, { 'ayushman-70': 500_000, 'ayushman-70-age': 70 }));

test('before anybody is named, the answer says of every plan how long it waits, or that it is to be asked', () => {
  const { lead } = answerTo(defaults);
  const waits = plans.map((plan) => waitOf(plan, [])?.months ?? 'ask');
  const short = waits.filter((months) => months !== 'ask' && months <= 24).length;
  const toAsk = waits.filter((months) => months === 'ask').length;
  expect(lead).toBe(
    words.leadAll({
      ...{ count: short, all: String(plans.length), short: '2 years' },
      ...{ later: plans.length - short - toAsk, longest: '3 years', toAsk },
    }),
  );
});

test('a common case says how many plans a press on it leaves', () => {
  const { entries = [] } = list.show(({ examples }) => examples) ?? {};
  expect(entries).toHaveLength(3);
  for (const { text, numbers } of entries) {
    const pressed = Object.entries(numbers).map(([name, value]) => [name, value === '1' ? true : Number(value)]);
    const asked: Asked = { ...defaults, ...(Object.fromEntries(pressed) as Partial<Asked>) };
    expect(text.split(': ')[1]).toBe(`${answerTo(asked).groups[0].ranked.length} open`);
  }
});

test('where no plan is known to take a family, the answer asks one and not “one more”', () => {
  const lead = words.leadAge({ people: 2, oldest: '64', count: 0, all: '23', toAsk: 1 });
  expect(lead).toBe(
    'For a family up to 64, **none of 23 plans** is known to stay open; ask one whether it takes all of you.',
  );
});

test.each([
  [59, 0],
  [60, 1],
  [69, 1],
  [70, 1],
])('at %s the cover of the government stands beside the plans %s times', (age, count) => {
  expect(answerTo({ ...defaults, age }).alternatives?.entries.length ?? 0).toBe(count);
});
