import { homeInsurers } from '../../content/schemas/insurance';
import { orderNumber } from '../../lib/quantities/cell';
import { CONTENTS, contentsFor, inOrder, insurers, premiumFor, type HomeInsurer } from './insurers';

const insurerWith = (premium: string): HomeInsurer =>
  homeInsurers.row.parse({
    name: 'An insurer',
    premium,
    motorClaims: '90%',
    healthClaims: '95%',
    complaints: '5',
    link: 'https://insurer.example/',
  });

test.each([
  // Policybazaar's table for ₹1 crore, and for a flat of 1,000 sq ft
  ['₹2,466', 2_200_000, 542.52],
  ['₹4,180', 2_200_000, 919.6],
  ['₹3,000', 10_000_000, 3000],
  ['₹2,714', 100_000, 27.14],
  ['Not found', 100_000, undefined],
])(
  'an insurer that asks %s for ₹1 crore asked for ₹%d of building, in proportion, ₹%d a year',
  (text, rebuild, rupees) => {
    const premium = premiumFor(insurerWith(text), rebuild);
    if (rupees === undefined) expect(premium).toBeUndefined();
    else expect(premium).toBeCloseTo(rupees, 6);
  },
);

test.each([
  [2_200_000, 440_000],
  [5_000_000, 1_000_000],
  [5_100_000, 1_000_000],
  [50_000_000, 1_000_000],
])('a policy for ₹%d of building covers ₹%d of contents: a fifth, at most ₹10 lakh', (rebuild, contents) => {
  expect(contentsFor(rebuild, { [CONTENTS[0]]: 20, [CONTENTS[1]]: 1_000_000 })).toBe(contents);
});

test.each([
  ['name', () => 0],
  ['premium', ({ premium }) => orderNumber(premium) ?? Infinity],
  ['motor', ({ motorClaims }) => -(orderNumber(motorClaims) ?? -Infinity)],
  ['health', ({ healthClaims }) => -(orderNumber(healthClaims) ?? -Infinity)],
] satisfies [string, (insurer: HomeInsurer) => number][])(
  'by %s they stand as published, equal ones by name, and an unknown figure is last',
  (order, keyOf) => {
    const expected = [...insurers].sort((a, b) => keyOf(a) - keyOf(b) || a.name.localeCompare(b.name, 'en-IN'));
    expect(inOrder(order)).toEqual(expected);
  },
);
