import * as z from 'zod';
import { parseCoPay } from '../../lib/quantities/coPay';
import { isUnknown } from '../../lib/quantities/quantity';
import { illnessIds } from '../illnessIds';
import { oneOf, plainText, several, wording } from './fieldTypes';
import { claimsYear, healthFigures, insurerId, insurerName, lifeFigures, motorFigures } from './insurers';
import { list } from './kind';
import { column, described, hidden, numberColumn } from './meta';
import { cell } from './quantityText';
import { reportAt } from './rowRules';
import { link, optionalLink, standsOut } from './sharedFields';
import * as words from './messages.en';

/**
 * Insurance lists: one row per plan, or per insurer if its plans do not differ in the compared fields. Claims and complaints are in the insurer's
 * record; fields marked as joined are filled from it when a list is loaded (src/content/joinInsurers.ts).
 */

/** A field filled from the insurer's record at a path, such as `health.claimsPaid`. @param title if different from the record's */
function joined<Field extends z.ZodType>(field: Field, path: string, title?: string): Field {
  return field.meta({ joined: path, ...(title !== undefined && { title }) });
}

const plan = (description: string, example: string) => plainText(2, 70).meta(column(words.plan, description, example));

const insurer = () => joined(insurerName(), 'name');

const { claimsPaid, claimsPaidAverage, complaints, premiums, network } = healthFigures;

/** Figures of an insurer's health business, for rows of other lines of business, which label them as such. */
const ofItsHealthBusiness = {
  healthClaims: joined(claimsPaid, 'health.claimsPaid'),
  complaints: joined(complaints, 'health.complaints', words.healthComplaints),
  healthYear: joined(claimsYear(), 'health.year', words.yearOfTheHealthClaims),
};

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
        'Youngest and oldest age at which an adult may buy it. What another document says stands in brackets, as ages: "18 to 100 years (up to 65 years in its prospectus of 2023)"; who is between the two is told to ask.',
        '18 to 65 years',
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
  rowRule: ({ preExistingWait: wait, shorterWaits: shorter = [] }, context) => {
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

export const motorInsurers = list({
  kind: 'motor-insurers',
  title: 'Insurers of cars and two-wheelers by their claims, one row an insurer',
  nameField: 'name',
  row: {
    name: insurer(),
    insurer: insurerId(),
    claimRatio: joined(motorFigures.claimRatio, 'motor.claimRatio'),
    closedRatio: joined(motorFigures.closedRatio, 'motor.closedRatio'),
    claimsYear: joined(claimsYear(), 'motor.year').meta({ shown: false }),
    link: joined(optionalLink, 'link'),
  },
});
export const thirdPartyPremiums = list({
  kind: 'third-party-premiums',
  title: 'Third-party premiums that the government sets, one row a size of engine',
  nameField: 'vehicle',
  headlineField: 'oneYear',
  row: {
    vehicle: plainText(5, 60).meta(
      column(words.vehicle, 'Size of the engine or power of the motor.', '75 cc to 150 cc'),
    ),
    oneYear: cell('money').meta(numberColumn(words.oneYear, 'Premium for one year, before GST.', '₹714')),
    newVehicle: cell('money').meta(
      numberColumn(
        words.newVehicle,
        'Premium for the years that a new vehicle must buy at once, before GST.',
        '₹3,851',
      ),
    ),
  },
});

export const travelInsurers = list({
  kind: 'travel-insurers',
  title: 'Travel insurers by the terms of their plans for trips abroad, one row an insurer',
  nameField: 'name',
  headlineField: 'medicalCover',
  row: {
    name: insurer(),
    insurer: insurerId(),
    medicalCover: cell('count').meta(
      numberColumn(
        words.medicalCover,
        'Least and most that its plans for trips anywhere pay for treatment, for people up to 60, in US dollars.',
        '50,000 to 5,00,000',
      ),
    ),
    oldestAge: cell('count').meta(
      numberColumn(
        words.soldUpToAge,
        'Oldest age at which a plan is sold; "71+" where it is sold above 70 and the last age is not said.',
        '99 ($50,000 above 70)',
      ),
    ),
    longestTrip: cell('count').meta(
      numberColumn(words.longestTrip, 'Most days of a single trip, before an extension.', '180'),
    ),
    existingIllness: plainText(4, 60).meta(
      column(
        words.existingIllness,
        'Whether an illness that exists at the start is covered: "Not covered", or when and how far.',
        '10% of the cover, when life is in danger',
      ),
    ),
    ...ofItsHealthBusiness,
    feature: standsOut('One thing this insurer does and others may not.', 'No medical tests for travellers up to 60'),
    link,
  },
});

export const homeInsurers = list({
  kind: 'home-insurers',
  title: 'Home insurers of the standard policy, with the claims of their other business, one row an insurer',
  nameField: 'name',
  row: {
    name: insurer(),
    insurer: insurerId(),
    premium: cell('money').meta(
      numberColumn(
        words.priceOf2021,
        'For ₹1 crore of building under the standard policy. No newer one was found, so nothing is counted with it.',
        '₹2,466',
      ),
    ),
    ...ofItsHealthBusiness,
    motorClaims: joined(motorFigures.claimRatio, 'motor.claimRatio'),
    motorYear: joined(claimsYear(), 'motor.year', words.yearOfTheMotorClaims),
    link,
  },
});
