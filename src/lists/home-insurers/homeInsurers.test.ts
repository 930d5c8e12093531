import registry from '@site/src/content/figures.yml';
import cars from '@site/docs/insurance/car.yml';
import health from '@site/docs/insurance/health-claims.yml';
import { figureValues } from '../../content/figureValues';
import type { ListingFile } from '../../content/schemas';
import { orderNumber } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { insurers as travelInsurers } from '../travel-insurers/insurers';
import { CONTENTS, contentsFor, inOrder, insurers, premiumFor } from './insurers';

const named = (name: string) => insurers.find((insurer) => insurer.name === name)!;
const figures = figureValues(registry, CONTENTS);

test.each([
  // The table of the page, for a flat of 1,000 sq ft
  ['Go Digit', 2_200_000, 542.52],
  ['Cholamandalam MS', 2_200_000, 919.6],
  ['New India Assurance', 10_000_000, 3000],
  ['Bajaj General (Bajaj Allianz until late 2025)', 100_000, 27.14],
])('%s asked for ₹%d of building, in proportion, ₹%d a year', (name, rebuild, rupees) => {
  expect(premiumFor(named(name), rebuild)).toBeCloseTo(rupees, 6);
});

test.each([
  [2_200_000, 440_000],
  [5_000_000, 1_000_000],
  [5_100_000, 1_000_000],
  [50_000_000, 1_000_000],
])('with ₹%d of building the standard policy covers ₹%d of contents', (rebuild, contents) => {
  expect(contentsFor(rebuild, figures)).toBe(contents);
});

const [bajaj, cholamandalam, digit, newIndia] = insurers.map(({ name }) => name);

test.each([
  ['name', [bajaj, cholamandalam, digit, newIndia]],
  ['premium', [digit, bajaj, newIndia, cholamandalam]],
  // Its motor claims are not found.
  ['motor', [digit, bajaj, cholamandalam, newIndia]],
  ['health', [digit, newIndia, bajaj, cholamandalam]],
])('by %s they stand as published, and an unknown figure is last', (order, names) => {
  expect(inOrder(order).map(({ name }) => name)).toEqual(names);
});

test('claims are those of the pages on health and on cars', () => {
  const healthRows = (health as ListingFile<'health-insurers'>).rows;
  const carRows = (cars as ListingFile<'motor-insurers'>).rows;
  for (const { name, healthClaims, complaints, motorClaims } of insurers) {
    const healthRow = healthRows.find((row) => row.name === name);
    expect([name, healthClaims, complaints]).toEqual([name, healthRow?.claimsPaid, healthRow?.complaints]);
    const motorRow = carRows.find((row) => row.name === name);
    expect([name, isUnknown(motorClaims) ? undefined : motorClaims]).toEqual([name, motorRow?.claimRatio]);
  }
  for (const { name, claimRatio } of travelInsurers) {
    const healthRow = healthRows.find((row) => row.name === name);
    expect([name, orderNumber(claimRatio)]).toEqual([name, healthRow && orderNumber(healthRow.claimsPaid)]);
  }
});
