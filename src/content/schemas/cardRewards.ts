import * as z from 'zod';
import { parseCap, parseEarning, parseVisits, type Cap } from '../../lib/quantities/earning';
import type { Reading } from '../../lib/quantities/reading';
import type { Unknown } from '../../lib/quantities/quantity';
import { isNotFound } from '../../lib/quantities/unknown';
import { spendCategories } from '../cardTypes';
import { flag, isoDate, lineList, oneOf, plainText, several, wording } from './fieldTypes';
import { described } from './meta';
import { parsed, quantity, sourced } from './quantityText';
import { reportAt } from './rowRules';

/** Reward rules of a credit card. */

const earning = () => parsed(parseEarning, 'write what it pays, such as "5%" or "10 points per ₹150"');

/** A cap, or "Not found" for one whose amount is unknown. */
function readCap(text: string): Reading<Cap | Unknown> {
  return isNotFound(text) ? { value: { kind: 'not-found' } } : parseCap(text);
}

/** The cap of all lines together, or "None" if a document says that there is none. */
function readTotalCap(text: string): Reading<Cap | { readonly kind: 'none' }> {
  return text === 'None' ? { value: { kind: 'none' } } : parseCap(text);
}

const category = () => oneOf(spendCategories);

const rule = z.strictObject(
  {
    earns: earning().meta(described('Share of the spending, or points per rupees.', '10 points per ₹150')),
    on: several(category(), 'write kinds of spending such as "[groceries, dining]"')
      .optional()
      .meta(described('Kinds of spending. Leave out "on" and "at" in the line for everything else.')),
    at: several(plainText(2, 60), 'write shops, apps or pumps such as "[Amazon, Flipkart]"')
      .optional()
      .meta(described('Shops, apps or pumps, by the names that people know.')),
    if: wording(4, 90)
      .optional()
      .meta(described('What the holder has to do for it.', 'for bills paid through Google Pay')),
    cap: parsed(readCap, 'write a cap such as "₹2,000 a month"')
      .optional()
      .meta(described('The most it pays; "Not found" where there is a cap that nobody has found.', '₹2,000 a month')),
    sharesCap: flag('Set where this line has one cap together with the line before.'),
    above: z
      .strictObject({ spending: quantity('money'), earns: earning() })
      .optional()
      .meta(described('What the part of a month’s spending above an amount earns.')),
  },
  { error: 'write what it pays as "earns:", with "on:" or "at:"' },
);

const milestone = z
  .strictObject({
    spending: quantity('money').meta(described('The spending that it asks for.', '₹3 lakh')),
    in: oneOf(['quarter', 'month'])
      .optional()
      .meta(described('The time in which it asks for it. Leave out where it is a year.', 'quarter')),
    points: z
      .int({ error: 'write whole points, such as 7500' })
      .min(1, { error: 'write one point or more' })
      .optional()
      .meta(described('Bonus points that it pays.')),
    voucher: quantity('money').optional().meta(described('Face value of the vouchers that it pays.', '₹2,000')),
    from: plainText(2, 40).optional().meta(described('Where the vouchers can be used, if at one company only.', 'Taj')),
  })
  .superRefine(({ points, voucher, from }, context) => {
    if ((points === undefined) === (voucher === undefined))
      reportAt(context, ['spending'], 'write what it pays, either as "points:" or as "voucher:"');
    if (voucher === undefined && from !== undefined) reportAt(context, ['from'], 'only vouchers have a "from:"');
  });

export const rewards = z.strictObject(
  {
    since: isoDate().optional().meta(described('From which day the rules hold.', '2026-04-01')),
    paidAs: wording(5, 70).meta(described('What the reward is and where it can be used.', 'Money off the bill')),
    comesByItself: flag('Set where it is taken off the bill by itself, so that nothing is redeemed.'),
    ownCurrency: flag(
      'Set where it is neither money off the bill nor points of the issuer; the row of the card then names it.',
    ),
    rules: several(rule, 'write at least one line, beginning with "- earns:"')
      .superRefine(baseLast)
      .meta(described('The special ones first; the first that applies is used. The line for everything else last.')),
    nothingOn: z
      .array(category(), { error: 'write kinds of spending such as "[fuel, rent]", or "[]"' })
      .meta(described('Kinds of spending that earn nothing.')),
    totalCap: parsed(readTotalCap, 'write a cap such as "₹4,000 a month"')
      .optional()
      .meta(
        described(
          'The most that all lines pay together; "None" where a document says so. Leave out where none says.',
          '₹4,000 a month',
        ),
      ),
    milestones: several(milestone, 'write the marks as "- spending:" with "points:" or "voucher:"')
      .optional()
      .meta(described('What the spending of a year, a quarter or a month adds: each mark that it reaches pays.')),
    more: lineList().optional().meta(described('Benefits that cannot be counted in rupees, one line each.')),
    limits: lineList()
      .optional()
      .meta(described('Limits that cannot be counted, one line each, because of which it may pay less than we count.')),
    unconfirmed: flag(
      'Set where the author of the document could not confirm the rules with the issuer; the card is not ranked.',
    ),
    oneRecord: flag(
      'Set where only one record has these rules, and others do not bear them out; the card is not ranked.',
    ),
    ...sourced,
  },
  { error: 'write the rewards as a group of lines' },
);

export const lounge = z.strictObject(
  {
    visits: parsed(parseVisits, 'write visits such as "2 a quarter", "Unlimited" or "None"'),
    if: wording(4, 90).optional(),
  },
  { error: 'write the visits as "visits:", and what they ask for as "if:"' },
);

/** The rule for everything else must be the last. */
function baseLast(rules: readonly z.infer<typeof rule>[], context: z.core.$RefinementCtx): void {
  for (const [index, { on, at, sharesCap }] of rules.entries()) {
    const isBase = on === undefined && at === undefined;
    if (isBase && index < rules.length - 1) {
      reportAt(context, [index, 'earns'], 'write the line for everything else last; the others need "on:" or "at:"');
    }
    if (sharesCap && index === 0) {
      reportAt(context, [index, 'sharesCap'], 'the first line has none before it to share a cap with');
    }
  }
}
