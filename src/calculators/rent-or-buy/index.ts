import { exactEmi } from '../../lib/finance/emi';
import { compareHomes, type HomeChoice, type HomeComparison } from '../../lib/finance/rentOrBuy';
import { numberInFull, percentInFull, rupeesInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { inShort } from '../../machines/calculator/headline';
import { yearsText } from '../../lib/format/timeOf';
import { MONTHS_IN_YEAR, monthsOfYears } from '../../lib/unitSizes';
import { monthlyGrowth } from '../../lib/finance/monthlyGrowth';
import { percent, rupees, share, wholeYears, years } from '../../machines/fields/inputs/fields';
import { inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

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
  tenureMonths: monthsOfYears(values.tenure),
  upkeepPercent: values.upkeep,
  monthlyRent: values.rent,
  rentRisePercent: values.rentRise,
  homeRisePercent: values.homeRise,
  returnPercent: values.expected,
});

const say = (values: Choice): string =>
  words.inputs({
    price: formatRupees(values.price),
    borrows: values.down < 100,
    down: percentInFull(values.down),
    tenure: yearsText(values.tenure),
    rate: percentInFull(values.rate),
    costs: percentInFull(values.costs),
    upkeep: percentInFull(values.upkeep),
    rent: formatRupees(values.rent),
    years: yearsText(values.years),
    homeRise: percentInFull(values.homeRise),
    rentRise: percentInFull(values.rentRise),
    expected: percentInFull(values.expected),
  });

const brief = ({ price, rent }: Choice): string =>
  inBrief(
    words.briefHome({ price: rupeesInShortOrFull(price) }),
    words.briefRent({ rent: formatRupees(rent) }),
    words.briefRises,
  );

export default calculator<Choice, HomeComparison>(
  { id: 'rent-or-buy', name: words.name, shortName: words.shortName },
  () => ({
    defaults,
    inputs: {
      price: rupees(words.labelPrice, [500_000, 100_000_000, 100_000, 30_000_000], [5_000_000, 8_000_000, 15_000_000]),
      rent: rupees(words.labelRent, [1_000, 1_000_000, 1_000, 200_000]),
      years: wholeYears(words.labelYears, [1, LONGEST_YEARS, 1]),
      down: share(words.labelDown, [10, 100, 5]),
      rate: percent(words.labelRate, [5, 20, 0.05]),
      tenure: years(words.labelTenure, [1, 30, 1]),
      costs: share(words.labelCosts, [0, 15, 0.5]),
      upkeep: share(words.labelUpkeep, [0, 3, 0.1]),
      homeRise: percent(words.labelHomeRise, [0, 15, 0.5]),
      rentRise: percent(words.labelRentRise, [0, 15, 0.5]),
      expected: percent(words.labelExpected, [0, 20, 0.5]),
    },
    mainFields: ['price', 'rent', 'years'],
    more: {
      title: words.moreFields,
      names: ['down', 'rate', 'tenure', 'costs', 'upkeep', 'homeRise', 'rentRise', 'expected'],
    },
    compute: (values) => compareHomes(choiceOf(values), values.years, LONGEST_YEARS),
    say,
    brief,
    headline: ({ owner, tenant, years: stay }) =>
      inShort(
        words.leavesMore({ years: yearsText(stay.length), way: owner >= tenant ? 'buying' : 'renting' }),
        Math.abs(owner - tenant),
      ),
    parts: ({ owner, tenant }) => [
      [words.partBuy, owner],
      [words.partRent, tenant, 'gain'],
    ],
    facts: ({ owner, tenant }) => [
      [words.ifBuy, rupeesInShort(owner)],
      [words.ifRent, rupeesInShort(tenant)],
    ],
    sentence: ({ breakEven }) =>
      [
        breakEven === undefined
          ? words.sentenceRenting({ years: yearsText(LONGEST_YEARS) })
          : words.sentenceBreakEven({ years: yearsText(breakEven) }),
        words.sentenceCondition,
        words.sentenceAssumed,
        words.sentenceTax,
      ].join(' '),
    chart: ({ years: stay }) => ({
      title: words.chart,
      lower: words.chartPart,
      upper: words.stillOwed,
      bars: stay.map(({ year, home, owed }) => [shared.chartYear({ year: String(year) }), home - owed, owed]),
    }),
    tablesTitle: words.tables,
    tables: [
      {
        name: shared.tableByYear,
        of: ({ years: stay }) => ({
          columns: [
            shared.columnYear,
            words.columnHome,
            words.stillOwed,
            words.ifBuy,
            words.columnRentPaid,
            words.ifRent,
          ],
          rows: stay.map(({ year, home, owed, owner, rentPaid, tenant }) => [
            year,
            home,
            owed,
            owner,
            rentPaid,
            tenant,
          ]),
        }),
      },
    ],
    steps: ({ years: stay, owner, tenant }, values) => {
      const { price, down, costs, upkeep, rent, rate, tenure, expected, homeRise } = values;
      const { home = 0, owed = 0 } = stay.at(-1) ?? {};
      const principal = price * (1 - down / 100);
      const emi = exactEmi({ principal, annualRatePercent: rate, tenureMonths: monthsOfYears(tenure) });
      return [
        {
          name: words.stepOwner,
          rule: words.stepOwnerRule,
          value: `${rupeesInFull(emi)} + ${rupeesInFull((price * upkeep) / 100 / MONTHS_IN_YEAR)} = ${formatRupees(emi + (price * upkeep) / 100 / MONTHS_IN_YEAR)}`,
        },
        {
          name: words.stepTenant,
          rule: words.stepTenantRule,
          value: `${formatRupees(price)} × (${percentInFull(down)} + ${percentInFull(costs)}) = ${formatRupees((price * (down + costs)) / 100)}`,
        },
        {
          name: words.stepMonth,
          rule: words.stepMonthRule,
          value: words.stepMonthValue({
            difference: formatRupees(Math.abs(emi + (price * upkeep) / 100 / MONTHS_IN_YEAR - rent)),
            factor: numberInFull(monthlyGrowth(expected)),
          }),
        },
        {
          name: words.ifBuy,
          rule: words.stepBuyRule,
          value: `${formatRupees(price)} × ${numberInFull(1 + homeRise / 100)}^${stay.length} − ${rupeesInFull(owed)} + ${rupeesInFull(owner - home + owed)} = ${formatRupees(owner)}`,
        },
        { name: words.ifRent, rule: words.stepRentRule, value: formatRupees(tenant) },
      ];
    },
  }),
);
