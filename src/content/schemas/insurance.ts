import { plainText } from './fieldTypes';
import { list } from './kind';
import { column, numberColumn } from './meta';
import { cell } from './quantityText';
import { link, standsOut } from './sharedFields';

/** Lists of insurance: one row for each plan, or for each insurer if its plans do not differ in the compared fields. */

const name = (title: 'Plan' | 'Insurer', description: string, example: string) =>
  plainText(2, 70).meta(column(title, description, example));

const insurer = (example: string) => name('Insurer', 'Name of the insurer as it writes it.', example);

const healthClaims = (example: string) =>
  cell('share').meta(
    numberColumn(
      'Health claims paid, 2025-26',
      'Claims paid on all health business of the insurer, of those it decided, by number.',
      example,
    ),
  );

const ofPlan = 'One thing the plan does and others may not.';

export const healthPlans = list({
  kind: 'health-plans',
  title: 'Health insurance plans by their terms, one row a plan',
  nameField: 'name',
  row: {
    name: name('Plan', 'Plan and insurer.', 'Optima Secure (HDFC ERGO)'),
    sumInsured: cell('money').meta(
      column('Sum insured', 'Smallest and largest cover in rupees.', '₹5 lakh to ₹2 crore'),
    ),
    roomRent: plainText(4, 90).meta(column('Room rent', 'What limits the room that is paid.', 'No limit')),
    coPay: plainText(4, 60).meta(
      column('Co-payment', 'Share of each claim that stays with you.', '20% of every claim'),
    ),
    preExistingWait: cell('tenure').meta(
      column('Wait for illnesses you have', 'Time before illnesses are paid that existed at the start.', '3 years'),
    ),
    refill: plainText(3, 60).meta(
      column(
        'Cover comes back when used up',
        'Whether a used-up sum insured comes back within the year.',
        'Any number of times',
      ),
    ),
    network: cell('count').meta(
      numberColumn('Cashless hospitals', 'Network hospitals of the insurer, by its own count.', '13,000+'),
    ),
    feature: standsOut(ofPlan, 'Cover doubles from the first day'),
    link,
  },
});

export const healthInsurers = list({
  kind: 'health-insurers',
  title: 'Health insurers by their claims, one row an insurer',
  nameField: 'name',
  row: {
    name: insurer('Care Health'),
    claimsPaid: cell('share').meta(
      numberColumn(
        'Claims paid, 2025-26',
        'Health claims paid, of those open or reported in the year but for those closed without payment or still open, by number.',
        '96.99%',
      ),
    ),
    claimsPaidAverage: cell('share').meta(
      numberColumn('Average of three years', 'The same, on average from 2023-24 to 2025-26.', '95.45%'),
    ),
    complaints: cell('count').meta(
      numberColumn('Complaints per 10,000 claims', 'Complaints in 2025-26, rounded.', '42'),
    ),
    premiums: cell('money').meta(
      numberColumn(
        'Health premiums, 2025-26',
        'Premiums of all its health policies: how large it is.',
        '₹10,031 crore',
      ),
    ),
    network: cell('count').meta(numberColumn('Cashless hospitals', 'By its own count.', '11,400+')),
  },
});

const deathClaims = (example: string) =>
  cell('share').meta(
    numberColumn(
      'Death claims paid, by number',
      'Individual death claims paid in 2024-25, of those paid or refused in the year, by number.',
      example,
    ),
  );

const deathClaimsByAmount = (label: string) =>
  cell('share').meta(numberColumn(label, 'The same by the money claimed and not by the number of claims.', '97.2%'));

export const termPlans = list({
  kind: 'term-plans',
  title: 'Term life plans by their terms, one row a plan',
  nameField: 'name',
  headlineField: 'coverage',
  row: {
    name: name('Plan', 'Insurer and plan.', 'LIC Digi Term'),
    coverage: cell('money').meta(numberColumn('Cover', 'Least and largest cover.', '₹50 lakh to ₹5 crore')),
    entryAge: cell('age').meta(
      column('Age at entry', 'Youngest and oldest age at which it is sold.', '18 to 45 years'),
    ),
    coverUpTo: plainText(2, 60).meta(column('Cover runs up to age', 'Oldest age under cover.', '75')),
    claimRatio: deathClaims('98.9%'),
    byAmount: deathClaimsByAmount('Death claims paid, by amount'),
    feature: standsOut(ofPlan, 'Premiums back on exit at 60'),
    link,
  },
});

export const lifeInsurers = list({
  kind: 'life-insurers',
  title: 'Life insurers by their death claims, one row an insurer',
  nameField: 'name',
  row: {
    name: insurer('LIC'),
    claimRatio: deathClaims('98.9%'),
    byAmount: deathClaimsByAmount('Paid, by amount'),
    claims: cell('count').meta(
      numberColumn('Claims decided', 'Paid and refused claims of the year, rounded as the source rounds.', '8,60,000'),
    ),
  },
});

export const motorInsurers = list({
  kind: 'motor-insurers',
  title: 'Car or bike insurers by their claims, one row an insurer',
  nameField: 'name',
  row: {
    name: insurer('ICICI Lombard'),
    claimRatio: cell('share').meta(
      numberColumn(
        'Motor claims paid',
        'Motor claims paid in a year, as a share of those open at its start or reported in it, by number.',
        '92.49%',
      ),
    ),
    closedRatio: cell('share').meta(
      numberColumn('Claims closed, paid or not', 'Motor claims closed in the year, on the same base.', '98.33%'),
    ),
    link,
  },
});

export const thirdPartyPremiums = list({
  kind: 'third-party-premiums',
  title: 'Third-party premiums that the government sets, one row a size of engine',
  nameField: 'vehicle',
  headlineField: 'oneYear',
  row: {
    vehicle: plainText(5, 60).meta(column('Vehicle', 'Size of the engine or power of the motor.', '75 cc to 150 cc')),
    oneYear: cell('money').meta(numberColumn('One year', 'Premium for one year, before GST.', '₹714')),
    newVehicle: cell('money').meta(
      numberColumn('New vehicle', 'Premium for the years that a new vehicle must buy at once, before GST.', '₹3,851'),
    ),
  },
});

export const travelInsurers = list({
  kind: 'travel-insurers',
  title: 'Travel insurers by the terms of their plans for trips abroad, one row an insurer',
  nameField: 'name',
  headlineField: 'medicalCover',
  row: {
    name: insurer('Tata AIG'),
    medicalCover: cell('count').meta(
      numberColumn(
        'Medical cover, US$',
        'Least and most that its plans for trips anywhere pay for treatment, for people up to 60, in US dollars.',
        '50,000 to 5,00,000',
      ),
    ),
    oldestAge: cell('count').meta(
      numberColumn(
        'Sold up to age',
        'Oldest age at which a plan is sold; "71+" where it is sold above 70 and the last age is not said.',
        '99 ($50,000 above 70)',
      ),
    ),
    longestTrip: cell('count').meta(
      numberColumn('Longest trip, days', 'Most days of a single trip, before an extension.', '180'),
    ),
    existingIllness: plainText(4, 60).meta(
      column(
        'Illness you already have',
        'Whether an illness that exists at the start is covered: "Not covered", or when and how far.',
        '10% of the cover, when life is in danger',
      ),
    ),
    claimRatio: healthClaims('92.40%'),
    feature: standsOut('One thing this insurer does and others may not.', 'No medical tests for travellers up to 60'),
    link,
  },
});

export const homeInsurers = list({
  kind: 'home-insurers',
  title: 'Home insurers by the price of the standard policy and by claims, one row an insurer',
  nameField: 'name',
  headlineField: 'premium',
  row: {
    name: insurer('New India Assurance'),
    premium: cell('money').meta(
      numberColumn('Yearly premium', 'For ₹1 crore of building under the standard policy.', '₹2,466'),
    ),
    motorClaims: cell('share').meta(
      numberColumn(
        'Motor claims paid, 2023-24',
        'Motor claims paid, as a share of those open at the start of the year or reported in it, by number.',
        '92.66%',
      ),
    ),
    healthClaims: healthClaims('99.21%'),
    complaints: cell('count').meta(
      numberColumn('Complaints per 10,000 health claims', 'Complaints in 2025-26, rounded.', '22'),
    ),
    link,
  },
});
