import * as z from 'zod';
import type { Benchmark } from '../offerTypes';
import { idOf, oneOf, several, wording } from './fieldTypes';
import { list } from './kind';
import { column, hidden, numberColumn } from './meta';
import { conditions, quantity, sourced, sourcedQuantity, sourcedRate } from './quantityText';
import { reportAt } from './rowRules';
import { optionalLink, standsOut } from './sharedFields';
import * as words from './messages.en';

const benchmarks = ['repo rate', 'external benchmark', 'own rate', 'not found'] as const satisfies readonly Benchmark[];

const tier = z.strictObject(
  {
    rate: quantity('rate').meta(hidden(words.rate, 'Yearly floating rate.', 'from 7.10%')),
    for: conditions()
      .optional()
      .meta(
        hidden(
          words.rateFor,
          'Who gets it. Leave out where the lender names no condition.',
          'salaried, score at least 840',
        ),
      ),
    ...sourcedRate,
  },
  { error: 'write the rate as "rate:", who gets it as "for:" and its "document:"' },
);

export const homeLoans = list({
  kind: 'home-loans',
  title: 'Home loans, one row a lender, each value with its document',
  nameField: 'provider',
  headlineField: 'rates',
  row: {
    provider: idOf('providers').meta(
      column(words.lender, 'Id of the lender in src/content/providers.yml.', 'state-bank-of-india'),
    ),
    rates: several(tier, 'write the rates as a list, each beginning with "- rate:"')
      .superRefine(lowestFirst)
      .meta({
        ...numberColumn(words.interestRate, 'Published rates, the lowest first, each with who gets it.'),
        inSums: true,
      }),
    follows: oneOf(benchmarks).meta(
      hidden(words.follows, 'What the rate of a new floating loan follows.', 'repo rate'),
    ),
    benchmark: z
      .strictObject(
        { value: wording(3, 100), ...sourced },
        { error: 'write the benchmark as "value:" and its "document:"' },
      )
      .optional()
      .meta(hidden(words.benchmark, 'The benchmark as the lender calls it.', 'EBLR 8.00%, repo rate + 2.75%')),
    averageRate: z
      .strictObject(
        { value: quantity('rate'), ...sourcedRate },
        { error: 'write the average as "value:" and its "document:"' },
      )
      .optional()
      .meta(
        hidden(words.averageRateCharged, 'What borrowers were really charged, where a lender publishes it.', '8.06%'),
      ),
    tenure: sourcedQuantity('tenure').meta(column(words.tenure, 'Longest time to repay.', 'up to 30 years')),
    processingFee: sourcedQuantity('fee').meta({
      ...column(
        words.processingFee,
        'Share of the loan with floor and cap, or amounts by its size; before GST.',
        '0.35%',
      ),
      inSums: true,
    }),
    conversionFee: sourcedQuantity('fee').meta(
      hidden(words.feeForALowerRate, 'What its own borrower pays for a lower floating rate; before GST.', '0.50%'),
    ),
    prepayment: sourcedQuantity('fee').meta(
      hidden(words.chargeForPayingEarly, 'For a floating-rate loan of an individual.', 'Nil'),
    ),
    benefit: standsOut(
      'One thing that this lender does and others may not, without praise.',
      'No charge for a part payment',
    ).optional(),
    note: wording(10, 280).optional().meta(hidden(words.note, 'A remark on the row, such as pages that disagree.')),
    link: optionalLink,
  },
});

/** Rates must be in ascending order, because the first one whose conditions hold applies. */
function lowestFirst(rates: readonly z.infer<typeof tier>[], context: z.core.$RefinementCtx): void {
  for (const [index, { rate }] of rates.entries()) {
    const earlier = rates[index - 1]?.rate.least;
    if (earlier === undefined || rate.least === undefined || earlier <= rate.least) continue;
    reportAt(context, [index, 'rate'], 'write the lower rate first: the first that applies is used');
  }
}
