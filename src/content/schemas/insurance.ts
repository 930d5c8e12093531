import * as z from 'zod';
import { parseCoPay } from '../../lib/quantities/coPay';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { illnessIds } from '../illnessIds';
import { oneOf, plainText, several, wording } from './fieldTypes';
import { claimsYear, healthFigures, insurer, insurerId, joined, lifeFigures } from './insurers';
import { list } from './kind';
import { column, described, hidden, numberColumn } from './meta';
import { cell } from './quantityText';
import { reportAt } from './rowRules';
import { link, standsOut } from './sharedFields';
import * as words from './messages.en';

/**
 * Insurance lists: one row per plan, or per insurer if its plans do not differ in the compared fields. Claims and complaints are in the insurer's
 * record; fields marked as joined are filled from it when a list is loaded (src/content/joinInsurers.ts).
 */

const plan = (description: string, example: string) => plainText(2, 70).meta(column(words.plan, description, example));

const { claimsPaid, claimsPaidAverage, complaints, premiums, network } = healthFigures;

const coPay = () =>
  plainText(4, 110)
    .superRefine((text, context) => {
      const { problem } = parseCoPay(text);
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    })
    .meta(
      column(
        words.coPayment,
        'Share of each claim that stays with you, for everybody or from an age of joining: "20% of every claim, 30% if you join at 71 or later".',
        '20% of every claim',
      ),
    );

const monthsHint = 'write whole months from 0, which is from the first day, to 35';
const illnessesHint = `write those that it names as "[diabetes, bp]", of ${illnessIds.join(', ')}; or "all", or "ask"`;

const onlyForHint = `write the illnesses of those who may buy it as "[diabetes]", of ${illnessIds.join(', ')}`;

/** Add-ons, versions and terms of a plan with which a wait is shorter. */
const shorterWaits = () =>
  several(
    z.strictObject(
      {
        with: wording(4, 60).meta(
          described('The add-on, version or term, as a phrase after "with".', 'Instant Cover add-on'),
        ),
        months: z
          .int({ error: monthsHint })
          .min(0, { error: monthsHint })
          .max(35, { error: monthsHint })
          .meta(described('Months after which an illness that existed at the start is paid; 0 from the first day.')),
        illnesses: z
          .union([oneOf(['all', 'ask']), several(oneOf(illnessIds), illnessesHint)], { error: illnessesHint })
          .meta(described('For which illnesses: those that it names, "all", or "ask" where its list was not found.')),
      },
      { error: 'write what makes it shorter as "with:", its "months:" and its "illnesses:"' },
    ),
    'write them as a list, each beginning with "- { with:"',
  )
    .optional()
    .meta(hidden(words.shorterWaits, 'What makes the wait for illnesses shorter, most of it for a higher premium.'));

const ofPlan = 'One thing the plan does and others may not.';

export const healthPlans = list({
  kind: 'health-plans',
  title: 'Health insurance plans by their terms, one row a plan',
  nameField: 'name',
  row: {
    name: plan('Plan and insurer.', 'Optima Secure (HDFC ERGO)'),
    // A plan that every insurer sells names none.
    insurer: insurerId().optional(),
    sumInsured: cell('money').meta(
      column(words.sumInsured, 'Smallest and largest cover in rupees.', '₹5 lakh to ₹2 crore'),
    ),
    entryAge: cell('age', 125).meta(
      column(
        words.ageAtEntry,
        'Youngest and oldest age at which an adult may buy it. What another document says is named in brackets, and stands in otherEntryAge as well.',
        '18 to 65 years',
      ),
    ),
    otherEntryAge: cell('age', 125)
      .optional()
      .meta(
        hidden(
          words.ageAtEntry,
          'What another document says of it, which the remark of entryAge names; who is between the two is told to ask.',
          'up to 65 years',
        ),
      ),
    roomRent: plainText(4, 90).meta(column(words.roomRent, 'What limits the room that is paid.', 'No limit')),
    coPay: coPay(),
    preExistingWait: cell('tenure').meta(
      column(words.illnessWait, 'Time before illnesses are paid that existed at the start.', '3 years'),
    ),
    listedWait: cell('tenure').meta(
      column(
        words.listedWait,
        'Time before the treatments of its list are paid, such as cataract or a knee, also for people who were healthy.',
        '2 years',
      ),
    ),
    shorterWaits: shorterWaits(),
    onlyFor: several(oneOf(illnessIds), onlyForHint)
      .optional()
      .meta(
        hidden(words.onlyFor, 'The illnesses of which somebody must have one to buy it; leave out for all others.'),
      ),
    refill: plainText(3, 60).meta(
      column(words.refill, 'Whether a used-up sum insured comes back within the year.', 'Any number of times'),
    ),
    claimsPaid: joined(claimsPaid, 'health.claimsPaid', words.insurersHealthClaims),
    complaints: joined(complaints, 'health.complaints'),
    claimsYear: joined(claimsYear(), 'health.year'),
    network: joined(network, 'health.network'),
    feature: standsOut(ofPlan, 'Cover doubles from the first day'),
    link,
  },
  rowRule: ({ entryAge, otherEntryAge, preExistingWait: wait, shorterWaits: shorter = [] }, context) => {
    if (otherEntryAge && !entryAge.note?.includes(format(otherEntryAge))) {
      const remark = `(${format(otherEntryAge)} in its prospectus of 2023)`;
      reportAt(context, ['entryAge'], `name the other age behind it, as in "${remark}"`);
    }
    if (isUnknown(wait)) return;
    const most = wait.most ?? wait.least ?? 0;
    for (const [index, { months }] of shorter.entries()) {
      if (months < most) continue;
      reportAt(context, ['shorterWaits', index, 'months'], `write fewer months than the wait without it, ${most}`);
    }
  },
});

export const healthInsurers = list({
  kind: 'health-insurers',
  title: 'Health insurers by their claims, one row an insurer',
  nameField: 'name',
  row: {
    name: insurer(),
    insurer: insurerId(),
    claimsPaid: joined(claimsPaid, 'health.claimsPaid', words.claimsPaid),
    claimsPaidAverage: joined(claimsPaidAverage, 'health.claimsPaidAverage'),
    complaints: joined(complaints, 'health.complaints'),
    premiums: joined(premiums, 'health.premiums'),
    network: joined(network, 'health.network'),
    claimsYear: joined(claimsYear(), 'health.year').meta({ shown: false }),
  },
});

const life = {
  claimRatio: joined(lifeFigures.claimRatio, 'life.claimRatio'),
  byAmount: joined(lifeFigures.byAmount, 'life.byAmount'),
  ombudsmanLost: joined(lifeFigures.ombudsmanLost, 'life.ombudsmanLost'),
};

export const termPlans = list({
  kind: 'term-plans',
  title: 'Term life plans by their terms, one row a plan',
  nameField: 'name',
  headlineField: 'coverage',
  row: {
    name: plan('Insurer and plan.', 'LIC Digi Term'),
    insurer: insurerId(),
    coverage: cell('money').meta(numberColumn(words.cover, 'Least and largest cover.', '₹50 lakh to ₹5 crore')),
    entryAge: cell('age').meta(
      column(words.ageAtEntry, 'Youngest and oldest age at which it is sold.', '18 to 45 years'),
    ),
    coverUpTo: wording(2, 60).meta(column(words.coverUpTo, 'Oldest age under cover.', '75')),
    ...life,
    byAmount: joined(lifeFigures.byAmount, 'life.byAmount', words.deathClaimsByAmount),
    claimsYear: joined(claimsYear(), 'life.year'),
    feature: standsOut(ofPlan, 'Premiums back on exit at 60'),
    link,
  },
});

export const lifeInsurers = list({
  kind: 'life-insurers',
  title: 'Life insurers by their death claims, one row an insurer',
  nameField: 'name',
  row: {
    name: insurer(),
    insurer: insurerId(),
    ...life,
    claims: joined(lifeFigures.claims, 'life.claims'),
    claimsYear: joined(claimsYear(), 'life.year').meta({ shown: false }),
  },
});
