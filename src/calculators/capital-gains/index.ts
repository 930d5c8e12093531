import {
  firstPurchaseDay,
  firstSaleDay,
  gainsFigures,
  lastSaleDay,
  lawOn,
  worthDay,
} from '../../content/law/capitalGainsLaw';
import { formatDay, formatMonth } from '../../lib/format/dates';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShortOrFull } from '../../lib/format/inFull';
import { dayOfNumber, monthsLater, numberOfDay } from '../../lib/days';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { choice, day, rupees, taxSlab } from '../../machines/fields/inputs/fields';
import { answerFor, type Answer, type SaleInputs } from './answer';
import { assets, notCounted, reasonFor, stepsOf, termWords } from './explained';
import * as words from './messages.en';

const say = ({ asset, cost, price, bought, sold, exemptUsed }: SaleInputs): string =>
  words.inputs({
    asset,
    cost: formatRupees(cost),
    bought: formatDay(dayOfNumber(bought)),
    price: formatRupees(price),
    sold: formatDay(dayOfNumber(sold)),
    hasOthers: exemptUsed > 0,
    other: formatRupees(exemptUsed),
  });

const brief = ({ asset, cost, price, bought }: SaleInputs): string =>
  words.brief({
    asset,
    cost: rupeesInShortOrFull(cost),
    bought: formatMonth(dayOfNumber(bought)),
    price: rupeesInShortOrFull(price),
  });

const isAsset = (text: string): text is SaleInputs['asset'] => text in assets;

export default calculator<SaleInputs, Answer>(
  { id: 'capital-gains', name: words.name, shortName: words.shortName, figures: gainsFigures },
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
        asset: choice(words.labelAsset, assets),
        cost: rupees(words.labelCost, [1_000, 500_000_000, 1_000, 10_000_000], [100_000, 500_000, 5_000_000]),
        price: rupees(words.labelPrice, [1_000, 500_000_000, 1_000, 10_000_000], [200_000, 900_000, 9_000_000]),
        bought: day(words.labelBought, firstPurchaseDay(figures), lastSale),
        sold: day(words.labelSold, firstSaleDay(figures), lastSale),
        slab: taxSlab,
        exemptUsed: rupees(words.labelExemptUsed, [0, 10_000_000, 5_000]),
        worth2018: rupees(words.labelWorth({ day: formatDay(worthDay(figures)) }), [0, 500_000_000, 1_000]),
      },
      mainFields: ['asset', 'cost', 'price', 'bought', 'sold'],
      more: { title: words.moreFields, names: ['slab', 'exemptUsed', 'worth2018'] },
      conflicts: ({ asset, bought, sold, worth2018 }) => ({
        ...(sold <= bought && { sold: words.conflictSold({ bought: formatDay(dayOfNumber(bought)) }) }),
        ...(worth2018 > 0 &&
          asset === 'equity' &&
          dayOfNumber(bought) > worthDay(figures) && { worth2018: words.conflictWorth }),
      }),
      compute,
      say,
      brief,
      headline: ({ withCess, unknownIndex }) =>
        inRupees(unknownIndex ? words.taxAtMost({ year: unknownIndex.year }) : words.tax, withCess),
      parts: ({ sale, withCess }) => [
        [words.partLeft, sale.price - withCess],
        [words.partTax, withCess],
      ],
      facts: ({ gain, term, percent, taxedGain }) => [
        gain < 0 ? [words.loss, formatRupees(-gain)] : [words.gain, formatRupees(gain)],
        [words.ofItTaxed, formatRupees(taxedGain)],
        [words.rate, `${formatPercent(percent)}, ${termWords[term]}`],
      ],
      sentence: (answer) => {
        const law = lawOn(figures, answer.sale.sold);
        // The law may count a smaller gain: for equity bought before February 2018 it can begin at what that was worth then.
        const earned = answer.sale.price - answer.sale.cost;
        return [
          reasonFor(answer, law),
          ...(earned > 0 ? [words.left({ left: formatRupees(Math.max(earned - answer.withCess, 0)) })] : []),
          notCounted(answer, law, formatDay(worthDay(figures))),
          words.dayOfSale,
        ]
          .filter(Boolean)
          .join(' ');
      },
      chart: (answer) => ({
        title: words.chart,
        lower: words.chartLeft,
        upper: words.chartTax,
        bars: answer.prices.map(({ price, gain, withCess }) => [rupeesInShortOrFull(price), gain - withCess, withCess]),
      }),
      effects: {
        title: words.effects,
        counts: 'saved',
        gain: (now, then) => now.withCess - then.withCess,
        changes: [
          [words.effectLong, { sold: { upTo: firstLongDay } }],
          [
            words.effectHalf,
            (values) => {
              // Nobody sells half a house.
              if (values.asset === 'property') return undefined;
              const answer = compute(values);
              return { outcome: { ...answer, withCess: answer.inHalves } };
            },
          ],
        ],
      },
      tablesTitle: words.tables,
      tables: [
        {
          name: words.tableByAsset,
          of: (_answer, values) => ({
            caption: words.captionByAsset,
            columns: [words.columnAsset, words.rate, words.columnTaxed, words.columnTax],
            rows: Object.entries(assets).flatMap(([asset, name]) => {
              if (!isAsset(asset)) return [];
              const { percent, taxedGain, withCess } = compute({ ...values, asset });
              return [[name, formatPercent(percent), taxedGain, withCess]];
            }),
          }),
        },
        {
          name: words.tableByPrice,
          of: ({ prices }, values) => ({
            caption: words.captionByPrice({ inputs: say(values) }),
            columns: [words.labelPrice, words.gain, words.columnTax, words.columnLeft],
            rows: prices.map(({ price, gain, withCess }) => [price, gain, withCess, gain - withCess]),
          }),
        },
      ],
      steps: (answer, values) => stepsOf(answer, values, figures),
    };
  },
);
