import { travelInsurers } from '../../content/schemas/generalInsurance';
import { partByTerms } from '../../machines/list/mustHave';
import { orderNumber } from '../../lib/quantities/cell';
import { dollars } from '.';
import {
  illnessLimits,
  inOrder,
  insurers,
  largestCover,
  conditions,
  type TravelInsurer,
  type WishName,
} from './insurers';
import * as words from './messages.en';

test.each([
  [15_000, '$15,000'],
  [50_000, '$50,000'],
  [500_000, '$500,000'],
  [750_000, '$750,000'],
  [1_000_000, '$1 million'],
  [2_500_000, '$2.5 million'],
])('%d dollars are "%s"', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});

const usual = {
  medicalCover: '50,000 to 5,00,000',
  oldestAge: '70',
  longestTrip: '180',
  existingIllness: 'Not covered',
  insurer: 'an-insurer',
  healthClaims: '89.99%',
  complaints: '5',
  healthYear: '2025-26',
  feature: 'No medical tests for travellers up to 60',
  link: 'https://insurer.example/',
};

const insurerWith = (name: string, field: string, value: string): TravelInsurer =>
  travelInsurers.row.parse({ ...usual, [field]: value, name });

test.each([
  [
    'illness',
    'existingIllness',
    ['10% of the cover, when life is in danger', 'In full'],
    words.missedIllness,
    'Not covered',
    words.unknownIllness,
  ],
  ['old', 'oldestAge', ['71+', '99 ($50,000 above 70)'], words.missedOld, '70', words.unknownOld],
  [
    'large',
    'medicalCover',
    ['50,000 to 10,00,000', '10,00,000'],
    words.missedLarge,
    '50,000 to 9,99,999',
    words.unknownLarge,
  ],
  ['long', 'longestTrip', ['181', '365'], words.missedLong, '180', words.unknownLong],
] satisfies [WishName, keyof TravelInsurer, string[], string, string, string][])(
  'who asks for "%s" sees who has it, and why the others are left out',
  (wish, field, values, missed, less, unknown) => {
    const met = values.map((value) => insurerWith(`Has ${value}`, field, value));
    const [without, silent] = [insurerWith('Has less', field, less), insurerWith('Does not say', field, 'Not found')];
    expect(partByTerms([without, ...met, silent], [conditions[wish]])).toEqual({
      met,
      leftOut: [
        { reason: unknown, isUnknown: true, rows: [silent] },
        { reason: missed, isUnknown: false, rows: [without] },
      ],
    });
  },
);

test.each([
  ['cover', largestCover],
  ['trip', ({ longestTrip }) => orderNumber(longestTrip)],
] satisfies [string, (insurer: TravelInsurer) => number | undefined][])(
  'by %s the largest comes first, equal ones by name',
  (order, numberOf) => {
    const keyOf = (insurer: TravelInsurer): number => numberOf(insurer) ?? -Infinity;
    const expected = [...insurers].sort((a, b) => keyOf(b) - keyOf(a) || a.name.localeCompare(b.name, 'en-IN'));
    expect(inOrder(order)).toEqual(expected);
  },
);

test('the limits of cover for an illness are counted, and every row that has it is counted once', () => {
  const covering = insurers.filter((insurer) => conditions.illness.isMet(insurer) === true);
  const counted = (limit: string): number =>
    covering.filter((insurer) => illnessLimits([insurer]).trim() === limit).length;
  const emergency = counted(words.limitsEmergency({ emergency: 1 }));
  const option = counted(words.limitsOption({ option: 1 }));
  expect(emergency + option).toBe(covering.length);
  expect(illnessLimits(covering).trim()).toBe(words.limitsBoth({ emergency, option }));
  expect(illnessLimits([insurerWith('Full', 'existingIllness', 'In full')])).toBe('');
});
