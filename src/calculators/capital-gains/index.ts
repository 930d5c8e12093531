import { monthsLater } from '../../lib/finance/capitalGains';
import {
  firstPurchaseDay,
  firstSaleDay,
  gainsFigures,
  lastSaleDay,
  lawOn,
  worthDay,
} from '../../content/law/capitalGainsLaw';
import { dayOfNumber, formatDay, numberOfDay } from '../../lib/format/dates';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { calculator } from '../../machines/calculator/definition';
import { choice, day, rupees, taxSlab } from '../../machines/fields/inputs/fields';
import { answerFor, type Answer, type SaleInputs } from './answer';
import { assets, notCounted, reasonFor, stepsOf, termWords } from './explained';

const say = ({ asset, cost, price, bought, sold, exemptUsed }: SaleInputs): string =>
  `${assets[asset].toLowerCase()}, bought for ${formatRupees(cost)} on ${formatDay(dayOfNumber(bought))} and sold for ${formatRupees(price)} on ${formatDay(dayOfNumber(sold))}${exemptUsed > 0 ? `, with ${formatRupees(exemptUsed)} of other long-term equity gains` : ''}`;

const isAsset = (text: string): text is SaleInputs['asset'] => text in assets;

export default calculator<SaleInputs, Answer>(
  { id: 'capital-gains', name: 'Capital gains tax calculator', figures: gainsFigures },
  (figures) => {
    const compute = (values: SaleInputs): Answer => answerFor(values, figures);
    const lastSale = lastSaleDay(figures);
    const firstLongDay = ({ asset, bought }: Pick<SaleInputs, 'asset' | 'bought'>): number => {
      const { longAfterMonths } = lawOn(figures, lastSale);
      return numberOfDay(monthsLater(dayOfNumber(bought), longAfterMonths[asset])) + 1;
    };
    return {
      defaults: {
        asset: 'equity',
        cost: 500_000,
        price: 900_000,
        bought: numberOfDay('2023-06-01'),
        sold: numberOfDay('2026-11-20'),
        slab: '30',
        exemptUsed: 0,
        worth2018: 0,
      },
      inputs: {
        asset: choice('What you sold', assets),
        cost: rupees('Bought for', [1_000, 500_000_000, 1_000, 10_000_000], [100_000, 500_000, 5_000_000]),
        price: rupees('Sold for', [1_000, 500_000_000, 1_000, 10_000_000], [200_000, 900_000, 9_000_000]),
        bought: day('Bought on', firstPurchaseDay(figures), lastSale),
        sold: day('Sold on', firstSaleDay(figures), lastSale),
        slab: taxSlab,
        exemptUsed: rupees('Other long-term equity gains of the year', [0, 10_000_000, 5_000]),
        worth2018: rupees(`Worth on ${formatDay(worthDay(figures))}, if bought before`, [0, 500_000_000, 1_000]),
      },
      mainFields: ['asset', 'cost', 'price', 'bought', 'sold'],
      more: { title: 'Tax slab, other gains, earlier value', names: ['slab', 'exemptUsed', 'worth2018'] },
      conflicts: ({ asset, bought, sold, worth2018 }) => ({
        ...(sold <= bought && { sold: `Sold on has to be after bought on, ${formatDay(dayOfNumber(bought))}.` }),
        ...(worth2018 > 0 &&
          asset === 'equity' &&
          dayOfNumber(bought) > worthDay(figures) && {
            worth2018: 'This counts only for what was bought before. Enter 0.',
          }),
      }),
      compute,
      say,
      headline: ({ withCess, unknownIndex }) => ({
        label: unknownIndex
          ? `Tax at most, with cess: the index of ${unknownIndex.year} is not known yet`
          : 'Tax on the gain, with cess',
        figure: formatRupees(withCess),
      }),
      reports: ({ withCess, gain, taxedGain }) => [
        { rupees: withCess },
        { rupees: gain, what: 'gain' },
        { rupees: taxedGain, what: 'gain taxed' },
      ],
      parts: ({ sale, withCess }) => [
        ['tax', withCess],
        ['left of the price', sale.price - withCess],
      ],
      facts: ({ gain, term, percent, taxedGain }) => [
        ['Gain', formatRupees(gain)],
        ['Of it taxed', formatRupees(taxedGain)],
        ['Rate', `${formatPercent(percent)}, ${termWords[term]}`],
      ],
      sentence: (answer) =>
        `${reasonFor(answer, lawOn(figures, answer.sale.sold))} Of the gain **${formatRupees(Math.max(answer.gain - answer.withCess, 0))}** is left after tax.${notCounted(answer, lawOn(figures, answer.sale.sold), formatDay(worthDay(figures)))} The rules of the day of sale count, whenever the return is filed.`,
      chart: (answer) => ({
        title: 'The gain by sale price: what is left below, the tax above it',
        lower: 'Left after tax',
        upper: 'Tax',
        bars: answer.prices.map(({ price, gain, withCess }) => [rupeesInShortOrFull(price), gain - withCess, withCess]),
      }),
      effects: {
        title: 'What lowers the tax',
        gain: (now, then) => now.withCess - then.withCess,
        changes: [
          ['Sell once the gain is long-term', { sold: { upTo: firstLongDay } }],
          [
            'Sell half of it in the next tax year',
            (values) => {
              // Nobody sells half a house.
              if (values.asset === 'property') return undefined;
              const answer = compute(values);
              return { outcome: { ...answer, withCess: answer.inHalves } };
            },
          ],
        ],
      },
      tablesTitle: 'By sale price, and by what was sold',
      tables: [
        {
          name: 'By asset',
          of: (_answer, values) => ({
            caption: 'The same sums and days for each kind of asset, in rupees',
            columns: ['Asset', 'Rate', 'Taxed gain', 'Tax with cess'],
            rows: Object.entries(assets).flatMap(([asset, name]) => {
              if (!isAsset(asset)) return [];
              const { percent, taxedGain, withCess } = compute({ ...values, asset });
              return [[name, formatPercent(percent), taxedGain, withCess]];
            }),
          }),
        },
        {
          name: 'By price',
          of: ({ prices }, values) => ({
            caption: `${say(values)}: tax by sale price, in rupees`,
            columns: ['Sold for', 'Gain', 'Tax with cess', 'Left of the gain'],
            rows: prices.map(({ price, gain, withCess }) => [price, gain, withCess, gain - withCess]),
          }),
        },
      ],
      steps: (answer, values) => stepsOf(answer, values, figures),
    };
  },
);
