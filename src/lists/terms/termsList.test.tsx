import { fireEvent, render, screen } from '@testing-library/react';
import * as fc from '@site/tests/unit/properties';
import termPlans from '@site/docs/insurance/term-life.yml';
import type { ListingFile } from '../../content/schemas';
import ListById from '../listById';
import { orderNumber } from '../../lib/quantities/cell';
import { motorInsurers } from '../../content/schemas/generalInsurance';
import { insurers } from '../life-insurers/insurers';
import { unpaidPercent, waitingPercent } from '../motor/motorInsurers';
import { orderedBy } from './termsList';
import * as ofLife from '../life-insurers/messages.en';
import { withoutMarks } from '../../machines/fields/Marked';

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

test.each([
  ['87.51%', '98.33%', 10.82, 1.67],
  ['87.51%', 'Not found', undefined, undefined],
  ['Not found', '98.33%', undefined, 1.67],
])(
  'of 100 motor claims %s are paid and %s closed; %s are refused and %s wait',
  (claimRatio, closedRatio, unpaid, waiting) => {
    const insurer = motorInsurers.row.parse({
      name: 'An insurer',
      insurer: 'an-insurer',
      claimRatio,
      closedRatio,
      claimsYear: '2023-24',
      link: 'https://a.example/',
    });
    const rounded = [unpaidPercent(insurer), waitingPercent(insurer)].map((part) => part && Number(part.toFixed(6)));
    expect(rounded).toEqual([unpaid, waiting]);
  },
);

test('life insurers are answered with the share of the money that they paid, as a range with both ends named', () => {
  render(<ListById id="life-insurers" figures={{}} />);
  expect(document.querySelector('p')).toHaveTextContent(new RegExp(`^${insurers.length} insurers, in order of name`));
  fireEvent.click(screen.getByLabelText(/^1,000 claims or more/));
  const many = insurers.filter(({ claims }) => (orderNumber(claims) ?? 0) >= 1000);
  const share = ({ byAmount }: (typeof insurers)[number]): number => orderNumber(byAmount)!;
  const byShare = [...many].sort((a, b) => share(a) - share(b));
  const [low, high] = [byShare[0]!, byShare.at(-1)!].map((one) => ({ one, text: `${share(one).toFixed(1)}% (` }));
  const lead = document.querySelector('p')!;
  expect(lead).toHaveTextContent(ofLife.termClaims({ year: '2024-25' }));
  expect(lead).toHaveTextContent(
    withoutMarks(
      ofLife.paidRange({
        year: '2024-25',
        low: `${low!.text}${low!.one.name})`,
        high: `${high!.text}${high!.one.name})`,
      }),
    ),
  );
  expect(lead).not.toHaveTextContent(/best/i);
});

test('a term plan shows both shares that its insurer paid, as the list of insurers does', () => {
  for (const { name, claimRatio, byAmount } of (termPlans as ListingFile<'term-plans'>).rows) {
    const insurer = insurers.find((one) => name.startsWith(one.name.replace('Prudential Life', 'Pru')));
    expect([name, claimRatio, byAmount]).toEqual([name, insurer?.claimRatio, insurer?.byAmount]);
  }
});

test('life insurers stand by name; what one asks for parts them, and what is left out says why', () => {
  render(<ListById id="life-insurers" figures={{}} />);
  const names = (): (string | null)[] =>
    screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);
  expect(screen.getByLabelText(/^98% paid, by amount/)).not.toBeChecked();
  expect(screen.getByLabelText(/^99% paid, by number/)).not.toBeChecked();
  expect(names()).toEqual(insurers.map(({ name }) => name));
  fireEvent.click(screen.getByLabelText(/^1,000 claims or more/));
  const few = insurers.filter(({ claims }) => (orderNumber(claims) ?? Infinity) < 1000);
  const many = insurers.filter(({ claims }) => (orderNumber(claims) ?? 0) >= 1000);
  const left = screen.queryByText(/one more refused claim changes their figure a lot/)?.closest('section');
  const leftOut = [...(left?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
  expect(leftOut).toEqual(few.map(({ name }) => name));
  if (left) expect(left).toHaveTextContent(new RegExp(`^Outside your conditions: ${few.length}\\.`));
  if (left)
    expect(screen.getByText(/^Show all \d+/)).toHaveTextContent(
      new RegExp(` \\(${few.length} outside your conditions\\)$`),
    );
  expect(document.body).not.toHaveTextContent(/left out/i);
  const given = new RegExp(`^${many.length} of ${insurers.length} insurers$`);
  expect(screen.getAllByText(given)[0]).toBeInTheDocument();
});
