import * as z from 'zod';
import { parseDepositSlab, slabProblems, type DepositSlab } from '../../lib/quantities/depositSlab';
import { idOf } from './fieldTypes';
import { records } from './kind';
import { described } from './meta';
import { reportAt } from './rowRules';

const HINT = 'write one line a slab, such as "above 1 year to 15 months: 7.10%, seniors 7.60%"';

/** Lines of a rate card, one a slab: the tenure before the colon, what it pays behind it. */
function slabLines() {
  return z.record(z.string(), z.string({ error: HINT }), { error: HINT }).transform((lines, context) =>
    Object.entries(lines).flatMap(([tenure, pays]): readonly DepositSlab[] => {
      const reading = parseDepositSlab(tenure, pays);
      if (reading.problem === undefined) return [reading.value];
      reportAt(context, [tenure], reading.problem);
      return [];
    }),
  );
}

/** The whole rate cards behind the columns of docs/fixed-deposits.yml, for any tenure. */
export const depositSlabs = records({
  kind: 'deposit-slabs',
  title: 'Rate cards of fixed deposits, one row a bank',
  nameField: 'provider',
  row: {
    provider: idOf('providers').meta(
      described('Id of the bank, as in its row of docs/fixed-deposits.yml.', 'axis-bank'),
    ),
    slabs: slabLines().meta(
      described('The slabs of the card below ₹3 crore, from the shortest tenure to the longest, without a gap.'),
    ),
    specials: slabLines()
      .optional()
      .meta(described('Special tenures of the card, such as 444 days, beside its slabs.')),
  },
  rowRule: ({ slabs, specials = [] }, context) => {
    for (const { tenure, problem } of slabProblems(slabs, specials)) reportAt(context, ['slabs', tenure], problem);
    for (const { tenure, problem } of slabProblems(specials, slabs)) reportAt(context, ['specials', tenure], problem);
  },
});
