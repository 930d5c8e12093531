import * as z from 'zod';
import { parseCap, parseEarning, parseVisits, type Cap } from '../../lib/quantities/earning';
import type { Reading } from '../../lib/quantities/reading';
import type { Unknown } from '../../lib/quantities/quantity';
import { spendCategories } from '../cardTypes';
import { isoDate, lineList, oneOf, plainText, several } from './fieldTypes';
import { described } from './meta';
import { parsed, quantity, sourced } from './quantityText';
import { reportAt } from './rowRules';

/** Reward rules of a credit card. */

/** A field that is either true or left out. */
function flag(description: string) {
  return z.literal(true, { error: 'write true, or leave the field out' }).optional().meta(described(description));
}

const earning = () => parsed(parseEarning, 'write what it pays, such as "5%" or "10 points per ₹150"');

/** A cap, or "Not found" for one whose amount is unknown. */
function readCap(text: string): Reading<Cap | Unknown> {
  return text === 'Not found' ? { value: { kind: 'not-found' } } : parseCap(text);
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
    if: plainText(4, 90)
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

export const rewards = z.strictObject(
  {
    since: isoDate().optional().meta(described('From which day the rules hold.', '2026-04-01')),
    paidAs: plainText(5, 70).meta(described('What the reward is and where it can be used.', 'Money off the bill')),
    rules: several(rule, 'write at least one line, beginning with "- earns:"')
      .superRefine(baseLast)
      .meta(described('The special ones first; the first that applies is used. The line for everything else last.')),
    nothingOn: z
      .array(category(), { error: 'write kinds of spending such as "[fuel, rent]", or "[]"' })
      .meta(described('Kinds of spending that earn nothing.')),
    totalCap: parsed(parseCap, 'write a cap such as "₹4,000 a month"')
      .optional()
      .meta(described('The most that all lines pay together.', '₹4,000 a month')),
    milestones: z
      .array(
        z.strictObject({
          spending: quantity('money'),
          points: z.int({ error: 'write whole points, such as 7500' }).min(1, { error: 'write one point or more' }),
        }),
        { error: 'write the marks as "- spending:" and "points:"' },
      )
      .optional()
      .meta(described('Bonus points for a year’s spending. Vouchers belong under "more".')),
    more: lineList(1, 4).optional().meta(described('Benefits that cannot be counted in rupees, one line each.')),
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
    if: plainText(4, 90).optional(),
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
