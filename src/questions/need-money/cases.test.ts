import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { figuresOf } from '@site/tests/unit/calculatorAnswer';
import { plainLoan } from '@site/tests/unit/plainLoans';
import { answerFor } from './answer';
import { listedOffers } from './lists';
import { defaults, inputs, type Need } from './values';
import { wayIds } from './ways';
import question from '.';

const wayId = z.enum(wayIds);

const wayCase = z.strictObject({
  case: z.string(),
  published: z.string(),
  asked: z.partialRecord(z.enum(Object.keys(inputs)), z.union([z.number(), z.string(), z.boolean()])),
  personal: z.array(z.strictObject({ rate: z.string(), fee: z.string() })).optional(),
  costs: z.partialRecord(wayId, z.tuple([z.number(), z.number()])),
  lead: wayId.optional(),
  rivals: z.array(wayId),
});

const cases = z.array(wayCase).parse(parse(readFileSync(path.join(__dirname, 'cases/ways.yml'), 'utf8')));

/** The law of the cases. */
const figures = { ...figuresOf(question), 'loan-fee-gst': 18, 'card-gst': 18, 'income-tax-cess': 4 };

test.each(cases)('$case', ({ asked, personal, costs, lead, rivals }) => {
  const need = { ...defaults, ...asked } as Need;
  const made = personal?.map(({ rate, fee }, index) => {
    const name = `Lender ${index + 1}`;
    return { ...plainLoan(name, rate, { fee }).record.row, name };
  });
  const answer = answerFor(need, figures, (way) => listedOffers(way, need, 18, way === 'personal' ? made : undefined));
  const found = answer.ways.flatMap(({ id, cost }) =>
    costs[id] && cost ? [[id, cost.least.toFixed(2), cost.highest.toFixed(2)]] : [],
  );
  const expected = answer.ways.flatMap(({ id }) =>
    costs[id] ? [[id, ...costs[id].map((rupees) => rupees.toFixed(2))]] : [],
  );
  expect(found).toEqual(expected);
  expect(answer.lead?.id).toBe(lead);
  expect(answer.rivals.map(({ id }) => id)).toEqual(rivals);
});
