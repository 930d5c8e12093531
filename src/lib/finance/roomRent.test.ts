/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import { settleClaim, type ClaimTerms, type HospitalBill } from './roomRent';

const stay: HospitalBill = { roomPerDay: 8_000, days: 5, linked: 220_000, unlinked: 110_000, consumables: 30_000 };
const policy: ClaimTerms = { roomLimitPerDay: 5_000, copayPercent: 10 };

test.each([
  ['a room above the limit: five-eighths of room and surgeon, less co-pay', stay, policy, 245_250],
  ['a room at the limit: nothing is cut', { ...stay, roomPerDay: 5_000 }, policy, 319_500],
  ['a room below the limit: nothing is cut', { ...stay, roomPerDay: 3_000 }, policy, 310_500],
  ['twice the limit: half', { ...stay, roomPerDay: 10_000 }, { ...policy, copayPercent: 0 }, 245_000],
  ['a limit that no room reaches', stay, { roomLimitPerDay: 20_000, copayPercent: 0 }, 370_000],
])('%s', (_case, bill, terms, insurer) => {
  expect(settleClaim(bill, terms).insurer).toBeCloseTo(insurer, 6);
});

const rupees = fc.integer({ min: 0, max: 5_000_000 });
const bills: fc.Arbitrary<HospitalBill> = fc.record({
  roomPerDay: fc.integer({ min: 500, max: 100_000 }),
  days: fc.integer({ min: 1, max: 60 }),
  linked: rupees,
  unlinked: rupees,
  consumables: rupees,
});
const terms: fc.Arbitrary<ClaimTerms> = fc.record({
  roomLimitPerDay: fc.integer({ min: 500, max: 50_000 }),
  copayPercent: fc.integer({ min: 0, max: 50 }),
});

test('insurer and patient pay the bill between them', () => {
  fc.assert(
    fc.property(bills, terms, (bill, policyTerms) => {
      const { insurer, patient } = settleClaim(bill, policyTerms);
      const billed = bill.roomPerDay * bill.days + bill.linked + bill.unlinked + bill.consumables;
      expect(insurer + patient).toBeCloseTo(billed, 4);
      expect(insurer).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('above the limit a dearer room never brings more from the insurer', () => {
  fc.assert(
    fc.property(bills, terms, fc.integer({ min: 1, max: 50_000 }), (bill, policyTerms, more) => {
      const above = { ...bill, roomPerDay: Math.max(bill.roomPerDay, policyTerms.roomLimitPerDay) };
      const dearer = settleClaim({ ...above, roomPerDay: above.roomPerDay + more }, policyTerms);
      expect(dearer.insurer).toBeLessThanOrEqual(settleClaim(above, policyTerms).insurer + 1e-6);
    }),
  );
});
