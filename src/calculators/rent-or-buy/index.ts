import { exactEmi } from '../../lib/finance/emi';
import { compareHomes, type HomeChoice, type HomeComparison } from '../../lib/finance/rentOrBuy';
import { numberInFull, percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { yearsText } from '../timeOf';
import { percent, rupees, share, wholeYears, years } from '../../machines/fields/inputs/fields';

/** As far as the year is looked for from which buying stays ahead. */
const LONGEST_YEARS = 40;

const defaults = {
  price: 8_000_000,
  rent: 22_000,
  years: 10,
  down: 20,
  rate: 8.5,
  tenure: 20,
  costs: 7,
  upkeep: 1,
  homeRise: 5,
  rentRise: 5,
  expected: 9,
};

type Choice = Readonly<typeof defaults>;

const choiceOf = (values: Choice): HomeChoice => ({
  price: values.price,
  downPaymentPercent: values.down,
  buyingCostPercent: values.costs,
  loanRatePercent: values.rate,
  tenureMonths: Math.round(values.tenure * 12),
  upkeepPercent: values.upkeep,
  monthlyRent: values.rent,
  rentRisePercent: values.rentRise,
  homeRisePercent: values.homeRise,
  returnPercent: values.expected,
});

/** "20% down, the rest over 20 years at 8.5%" */
const payment = ({ down, rate, tenure }: Choice): string =>
  `${percentInFull(down)} down${down < 100 ? `, the rest over ${yearsText(tenure)} at ${percentInFull(rate)}` : ''}`;

const say = (values: Choice): string => {
  const { price, rent, years: time, costs, upkeep, homeRise, rentRise, expected } = values;
  return `a home of ${formatRupees(price)} (${payment(values)}, ${percentInFull(costs)} of costs, ${percentInFull(upkeep)} of upkeep a year) or a rent of ${formatRupees(rent)} a month, over ${yearsText(time)}; assumed a year: home prices up ${percentInFull(homeRise)}, rents up ${percentInFull(rentRise)}, money earning ${percentInFull(expected)}`;
};

export default calculator<Choice, HomeComparison>({ id: 'rent-or-buy', name: 'Rent or buy calculator' }, () => ({
  defaults,
  inputs: {
    price: rupees('Price of the home', [500_000, 100_000_000, 100_000, 30_000_000], [5_000_000, 8_000_000, 15_000_000]),
    rent: rupees('Rent of such a home, a month', [1_000, 1_000_000, 1_000, 200_000]),
    years: wholeYears('How long you would stay', [1, LONGEST_YEARS, 1]),
    down: share('Down payment', [10, 100, 5]),
    rate: percent('Interest rate of the loan', [5, 20, 0.05]),
    tenure: years('Tenure of the loan', [1, 30, 1]),
    costs: share('Stamp duty, registration, brokerage', [0, 15, 0.5]),
    upkeep: share('Upkeep and property tax, a year', [0, 3, 0.1]),
    homeRise: percent('Assumed rise of home prices', [0, 15, 0.5]),
    rentRise: percent('Assumed rise of rents', [0, 15, 0.5]),
    expected: percent('Assumed return of investments', [0, 20, 0.5]),
  },
  mainFields: ['price', 'rent', 'years'],
  more: {
    title: 'Loan, costs, what is assumed',
    names: ['down', 'rate', 'tenure', 'costs', 'upkeep', 'homeRise', 'rentRise', 'expected'],
  },
  compute: (values) => compareHomes(choiceOf(values), values.years, LONGEST_YEARS),
  say,
  // What is assumed of so many years makes a result to the rupee look surer than it is.
  headline: ({ owner, tenant, years: stay }) => ({
    label: `After ${yearsText(stay.length)}, ${owner >= tenant ? 'buying' : 'renting'} leaves you more by`,
    figure: rupeesInShort(Math.abs(owner - tenant)),
  }),
  reports: ({ owner, tenant }) => [
    { rupees: owner, what: 'if you buy' },
    { rupees: tenant, what: 'if you rent' },
  ],
  parts: ({ owner, tenant }) => [
    ['yours if you buy', owner],
    ['yours if you rent', tenant],
  ],
  facts: ({ owner, tenant }) => [
    ['If you buy', rupeesInShort(owner)],
    ['If you rent', rupeesInShort(tenant)],
  ],
  sentence: ({ breakEven }) =>
    [
      breakEven === undefined
        ? `**Renting stays ahead for all of ${LONGEST_YEARS} years**.`
        : `Buying is ahead if you stay at least **${yearsText(breakEven)}**.`,
      'This holds only if the tenant invests the down payment, and then each month the money that renting saves. Prices, rents and returns are assumed. Tax on gains is left out.',
    ].join(' '),
  chart: ({ years: stay }) => ({
    title: 'What the home is worth at the end of each year: your part, and the part still owed above it',
    lower: 'Your part of the home',
    upper: 'Still owed',
    bars: stay.map(({ year, home, owed }) => [`Year ${year}`, home - owed, owed]),
  }),
  tablesTitle: 'Year by year: what is yours if you buy and if you rent',
  tables: [
    {
      name: 'By year',
      of: ({ years: stay }) => ({
        columns: ['Year', 'Home', 'Still owed', 'If you buy', 'Rent paid so far', 'If you rent'],
        rows: stay.map(({ year, home, owed, owner, rentPaid, tenant }) => [year, home, owed, owner, rentPaid, tenant]),
      }),
    },
  ],
  steps: ({ years: stay, owner, tenant }, values) => {
    const { price, down, costs, upkeep, rent, rate, tenure, expected, homeRise } = values;
    const { home = 0, owed = 0 } = stay.at(-1) ?? {};
    const principal = price * (1 - down / 100);
    const emi = exactEmi({ principal, annualRatePercent: rate, tenureMonths: Math.round(tenure * 12) });
    return [
      {
        name: 'Owner, first month',
        rule: 'EMI + upkeep',
        value: `${rupeesInFull(emi)} + ${rupeesInFull((price * upkeep) / 1200)} = ${formatRupees(emi + (price * upkeep) / 1200)}`,
      },
      {
        name: 'Tenant, first day',
        rule: 'invests the down payment and the costs of buying',
        value: `${formatRupees(price)} × (${percentInFull(down)} + ${percentInFull(costs)}) = ${formatRupees((price * (down + costs)) / 100)}`,
      },
      {
        name: 'Each month',
        rule: 'whoever pays less in a month invests the difference at its start; both grow by return ÷ 12',
        value: `${formatRupees(Math.abs(emi + (price * upkeep) / 1200 - rent))} in the first month, × ${numberInFull(1 + expected / 1200)}`,
      },
      {
        name: 'If you buy',
        rule: 'price × (1 + rise) ^ years − still owed + invested besides',
        value: `${formatRupees(price)} × ${numberInFull(1 + homeRise / 100)}^${stay.length} − ${rupeesInFull(owed)} + ${rupeesInFull(owner - home + owed)} = ${formatRupees(owner)}`,
      },
      { name: 'If you rent', rule: 'all that was invested, and its growth', value: formatRupees(tenant) },
    ];
  },
}));
