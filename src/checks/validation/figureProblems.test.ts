import { edited, figures, messages } from './testSamples';

describe('figures', () => {
  it.each<[string, string, string, string]>([
    [
      'an id with a capital',
      'id: ppf-rate',
      'id: PPF rate',
      ':10:9  entry "PPF rate", id: found "PPF rate"; write lower-case words joined by hyphens, such as "ppf-rate"',
    ],
    [
      'an id used twice',
      'id: ppf-rate',
      'id: vpf-rate',
      ':10:9  entry "vpf-rate", id: found "vpf-rate"; this id already stands at line 3; merge the two entries or remove one',
    ],
    [
      'a comma in a bare value',
      'National Savings Institute }',
      'National Savings Institute, Delhi }',
      ':12:74  entry "ppf-rate", periods 1 source Delhi: found the unknown field "Delhi"; put the whole value before it in quotes',
    ],
    [
      'a sentence after a comma',
      'National Savings Institute }',
      'National Savings Institute, as announced }',
      ':12:74  entry "ppf-rate", periods 1 source as announced: found the unknown field "as announced"; put the whole value before it in quotes, because a comma ends a value inside { }',
    ],
    [
      'no source',
      ', source: { name: National Savings Institute }',
      '',
      ':12:15  entry "ppf-rate", periods 1 source: missing; add "source:" to the entry and write the source as',
    ],
    [
      'a period without an end',
      ' until: 2023-03-31,',
      '',
      ':6:9  entry "vpf-rate", periods 1 until: missing; add "until:" to the entry and write the last day on which this value held',
    ],
    [
      'a later period without a beginning',
      ' from: 2023-04-01,',
      '',
      ':7:9  entry "vpf-rate", periods 2 from: missing; add "from:" to the entry and write the first day on which this value held',
    ],
    [
      'periods that overlap',
      'from: 2023-04-01',
      'from: 2023-03-31',
      ':7:31  entry "vpf-rate", periods 2 from: found "2023-03-31"; write a day after "2023-03-31", with which the period before it ends',
    ],
    [
      'a value that does not hold yet',
      'from: 2023-04-01',
      'from: 2027-04-01',
      ':7:31  entry "vpf-rate", periods 2 from: found "2027-04-01"; this value does not hold yet',
    ],
    [
      'a check in the future',
      'checked: 2026-03-02',
      'checked: 2027-03-02',
      ':8:14  entry "vpf-rate", checked: found "2027-03-02"; write a day that is not after today, "2026-11-21"',
    ],
  ])('explains %s', (_mistake, from, to, expected) => {
    const found = messages(edited(figures, from, to), 'src/content/figures.yml');
    expect(found).toEqual([expect.stringContaining(`src/content/figures.yml${expected}`)]);
  });
});
