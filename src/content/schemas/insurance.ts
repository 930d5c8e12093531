import { plainText } from './fieldTypes';
import { list } from './kind';
import { column, numberColumn } from './meta';
import { cell } from './quantityText';
import { link, standsOut } from './sharedFields';

/** Lists of insurance: one row a plan, or one an insurer where plans do not differ in what is compared. */

const name = (title: 'Plan' | 'Insurer', description: string, example: string) =>
  plainText(2, 70).meta(column(title, description, example));

const ofPlan = 'One thing the plan does and others may not.';
const ofInsurer = 'One thing this insurer does and others may not.';

export const healthPlans = list({
  kind: 'health-plans',
  title: 'Health insurance plans, one row a plan',
  nameField: 'name',
  headlineField: 'sumInsured',
  row: {
    name: name('Plan', 'Insurer and plan.', 'HDFC ERGO Optima Secure'),
    sumInsured: cell('money').meta(
      numberColumn('Sum insured', 'Smallest and largest cover in rupees.', '₹5 lakh to ₹2 crore'),
    ),
    network: cell('count').meta(numberColumn('Cashless hospitals', 'Number of network hospitals.', '13,000+')),
    feature: standsOut(ofPlan, 'Cover doubles from the first day'),
    link,
  },
});

export const termPlans = list({
  kind: 'term-plans',
  title: 'Term life plans, one row a plan',
  nameField: 'name',
  headlineField: 'claimRatio',
  row: {
    name: name('Plan', 'Insurer and plan.', 'LIC Digi Term'),
    claimRatio: cell('share').meta(
      numberColumn(
        'Paid within 30 days',
        'Individual death claims paid within 30 days, of those paid in the year, by number. It says how fast an insurer pays, not how often it refuses.',
        '98.52%',
      ),
    ),
    coverage: cell('money').meta(numberColumn('Largest cover', 'Most that the plan pays.', 'up to ₹20 crore')),
    feature: standsOut(ofPlan, 'Premiums back on exit at 60'),
    link,
  },
});

export const motorInsurers = list({
  kind: 'motor-insurers',
  title: 'Car or bike insurers, one row an insurer',
  nameField: 'name',
  headlineField: 'claimRatio',
  row: {
    name: name('Insurer', 'Name of the insurer as it writes it.', 'ICICI Lombard'),
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
    garages: cell('count')
      .optional()
      .meta(numberColumn('Cashless garages', 'Number of cashless garages, where a dated count exists.', '5,600+')),
    feature: standsOut(ofInsurer, 'Repairs guaranteed for six months').optional(),
    link,
  },
});

export const travelInsurers = list({
  kind: 'travel-insurers',
  title: 'Travel insurers, one row an insurer',
  nameField: 'name',
  headlineField: 'claimRatio',
  row: {
    name: name('Insurer', 'Insurer or plan.', 'TATA AIG Travel Guard'),
    coverage: plainText(3, 60).meta(
      numberColumn(
        'Largest medical cover',
        'Most that is paid for treatment abroad, in the currency of the policy.',
        'Up to $5,00,000',
      ),
    ),
    claimRatio: cell('share').meta(
      numberColumn(
        'Health claims paid',
        'Claims paid on all health business of the insurer in a year, of those it decided, by number.',
        '92.40%',
      ),
    ),
    feature: standsOut(ofInsurer, 'Pre-existing illness in an emergency'),
    link,
  },
});

export const homeInsurers = list({
  kind: 'home-insurers',
  title: 'Home insurers, one row an insurer',
  nameField: 'name',
  headlineField: 'premium',
  row: {
    name: name('Insurer', 'Insurer or plan.', 'New India Bharat Griha Raksha'),
    coverage: plainText(3, 100).meta(column('What it covers', 'Kind of cover.', 'Structure and contents')),
    premium: cell('money').meta(
      numberColumn('Indicative premium', 'Yearly premium in rupees for a stated home.', '₹2,500 (a year for ₹50 lakh)'),
    ),
    feature: standsOut(ofInsurer, 'Rent paid while the house is repaired'),
    link,
  },
});
