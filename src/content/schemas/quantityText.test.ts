import type * as z from 'zod';
import { formatCell } from '../../lib/quantities/cell';
import { cell } from './quantityText';

const shown = (schema: ReturnType<typeof cell>, text: string) => formatCell(schema.parse(text));
const remedy = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['rate', '8.75% - 10.10%'],
  ['rate', 'from 8.75%'],
  ['money', '₹50,000 to ₹40 lakh'],
  ['share', 'up to 90% (of the on-road price)'],
  ['bands', '2.50% up to ₹1 lakh; 3.00% above (recorded before the repo rate rose)'],
  ['money', 'Not available (income and health decide)'],
  ['money', 'Varies'],
  ['count', 'Not found'],
] as const)('%s: %s', (kind, text) => {
  expect(shown(cell(kind), text)).toBe(text);
});

test.each([
  [cell('rate'), '8.75% onwards', 'write a rate such as "7.10%", "from 7.15%"'],
  [cell('rate'), 8.75, 'write a rate such as "from 7.15%"'],
  [cell('money'), 'as needed', 'write an amount such as "₹5,000"'],
  [cell('money'), '₹500000', 'write "₹5,00,000": the last three digits, then twos'],
  [cell('money'), 'unknown', 'or "Not found"'],
  [cell('share', 3), '6.20%', '6.2 is more than 3; check the decimal point'],
  [cell('money'), '₹40 lakh to ₹50,000', 'write the lower value first: "₹50,000 to ₹40 lakh"'],
])('refuses, with a remedy: %#', (schema, value, expected) => {
  expect(remedy(schema, value)).toContain(expected);
});
