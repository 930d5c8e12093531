/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { findingsOf, type FindingWithCause, type StatementFinding } from './findings';
import { recomputedApr } from './aprCheck';
import { feeNames, type Law, type Statement } from './statement';

const law: Law = { gstPercent: 18 };

const statement = z.strictObject({
  loan: z.enum(['home', 'personal']).default('personal'),
  kind: z.enum(['fixed', 'floating']).optional(),
  amount: z.number(),
  months: z.int(),
  instalments: z.int().optional(),
  rate: z.number(),
  benchmark: z.number().optional(),
  spread: z.number().optional(),
  instalment: z.number().optional(),
  fees: z.array(
    z.strictObject({ name: z.enum(feeNames), rupees: z.number(), every: z.enum(['once', 'year', 'month']) }),
  ),
  gst: z.enum(['included', 'added']).optional(),
  paidOut: z.number().optional(),
  apr: z.number().optional(),
  prepayment: z.literal('charge').optional(),
  prepaymentPercent: z.number().optional(),
  penalty: z.literal('rate').optional(),
});

const cases = z
  .array(
    z.strictObject({
      case: z.string(),
      published: z.string(),
      statement,
      recomputed: z.number(),
      findings: z.array(z.string()),
      rupees: z.record(z.string(), z.number()).default({}),
    }),
  )
  .parse(parse(readFileSync(path.join(__dirname, 'cases/findings.yml'), 'utf8')));

const written = ({ finding, follows }: FindingWithCause): string =>
  follows.length === 0 ? finding.id : `${finding.id} > ${follows.join(', ')}`;

/** What a statement leaves out is a finding of its own, which the cases here do not look at. */
const withoutMissing = (found: readonly FindingWithCause[]): readonly FindingWithCause[] =>
  found.filter(({ finding }) => finding.id !== 'missing');

function rupeesOf(finding: StatementFinding | undefined): number | undefined {
  if (finding?.id === 'apr') return 'rupees' in finding.why ? finding.why.rupees : undefined;
  return finding && 'rupees' in finding ? finding.rupees : undefined;
}

describe.each(cases)('$case', ({ statement: given, recomputed, findings, rupees }) => {
  const whole: Statement = { paper: 'statement', ...given };
  const found = withoutMissing(findingsOf(whole, law));

  it('comes to the APR', () => {
    expect(Math.abs((recomputedApr(whole, law) ?? NaN) - recomputed)).toBeLessThanOrEqual(0.006);
  });

  it('has these findings', () => {
    expect(found.map(written)).toEqual(findings);
    for (const [id, amount] of Object.entries(rupees)) {
      const finding = found.find((one) => one.finding.id === id)?.finding;
      expect(Math.abs((rupeesOf(finding) ?? NaN) - amount)).toBeLessThanOrEqual(1);
    }
  });
});
