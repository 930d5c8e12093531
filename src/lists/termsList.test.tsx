import { fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import cars from '@site/docs/insurance/car.yml';
import type { ListingFile } from '../content/schemas';
import ListById from '../islands/OfferList/listById';
import { orderNumber } from '../lib/quantities/cell';
import { insurers } from './life-insurers/insurers';
import { unpaidPercent, waitingPercent } from './motorInsurers';
import { orderedBy } from './termsList';

beforeEach(() => history.replaceState(null, '', '/insurance/term-life'));

test('rows in order keep each row, stand by their number, and end with those that have none', () => {
  const rows = fc.array(fc.record({ key: fc.option(fc.integer(), { nil: undefined }) }));
  fc.assert(
    fc.property(rows, fc.constantFrom('largest' as const, 'smallest' as const), (given, first) => {
      const ordered = orderedBy(given, ({ key }) => key, first);
      expect(new Set(ordered)).toEqual(new Set(given));
      const keys = ordered.map(({ key }) => key);
      const known = keys.filter((key) => key !== undefined);
      expect(keys.slice(0, known.length)).toEqual(known);
      const up = [...known].sort((a, b) => a - b);
      expect(known).toEqual(first === 'largest' ? up.reverse() : up);
    }),
  );
});

test('the motor claims of an insurer are paid, unpaid or waiting', () => {
  for (const insurer of (cars as ListingFile<'motor-insurers'>).rows) {
    const parts = [orderNumber(insurer.claimRatio), unpaidPercent(insurer), waitingPercent(insurer)];
    expect(Math.min(...parts.map((part) => part ?? NaN))).toBeGreaterThanOrEqual(0);
    expect(parts.reduce<number>((sum, part) => sum + (part ?? NaN), 0)).toBeCloseTo(100, 6);
  }
});

test('life insurers stand by name; what one asks for parts them, and what is left out says why', () => {
  render(<ListById id="life-insurers" figures={{}} />);
  const names = (): (string | null)[] =>
    screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);
  expect(screen.getByLabelText(/^98% paid, by amount/)).not.toBeChecked();
  expect(screen.getByLabelText(/^99% paid, by number/)).not.toBeChecked();
  fireEvent.click(screen.getByLabelText(/^1,000 claims or more/));
  expect(names()).toEqual(insurers.map(({ name }) => name));
  fireEvent.click(screen.getByLabelText(/^1,000 claims or more/));
  const left = screen.getByText(/a single refusal more changes their share/).closest('section')!;
  expect(within(left).getByText('Aviva Life', { selector: 'h3' })).toBeInTheDocument();
  const many = insurers.filter(({ claims }) => (orderNumber(claims) ?? 0) >= 1000).length;
  expect(screen.getAllByText(new RegExp(`^${many} of 18 insurers$`))[0]).toBeInTheDocument();
});
