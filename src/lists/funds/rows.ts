import type { OfferRow, RowFigure } from '../../machines/list/rows';
import { fundFace } from '../../machines/compare/face';
import { riskName } from '../../content/risk';
import { formatMonth } from '../../lib/format/dates';
import { withMinus } from '../../lib/format/minus';
import { formatRupees } from '../../lib/format/rupees';
import { nameId } from '../../lib/nameId';
import { orderNumber, type QuantityCell } from '../../lib/quantities/cell';
import { format } from '../../lib/quantities/quantity';
import { shownText } from '../../lib/quantities/shownText';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import { LAKH } from '../../lib/unitSizes';
import type { FundChoices } from './choices';
import { indexMonths, kindText, riskOf, yardstickOf, type Fund, type FundRecord } from './indexFunds';
import { ownCharge, ownChargeName } from './sentences';
import * as words from './messages.en';

const signed = (cell: QuantityCell): string => withMinus(format(cell));

function costFigure(label: string, cell: QuantityCell | undefined, unit?: string): RowFigure {
  const share = cell && orderNumber(cell);
  if (cell === undefined || share === undefined) return { label, text: NOT_FOUND };
  return {
    label,
    text: format(cell),
    ...(unit !== undefined && { unit }),
    small: [words.aYearOnLakh({ cost: formatRupees((share / 100) * LAKH) })],
  };
}

type Span = 'returns1Y' | 'returns3Y' | 'returns5Y';

/** A return next to that of the category's benchmark fund. */
function returnFigure(label: string, span: Span, record: FundRecord, yardstick: FundRecord | undefined): RowFigure {
  return {
    label,
    text: signed(record[span]),
    small: yardstick ? [words.indexFund({ percent: signed(yardstick[span]) })] : [],
  };
}

function trackedFigures({ record, tracked }: Fund): OfferRow['figures'] {
  return [
    costFigure(words.behind, tracked?.behind),
    costFigure(words.expenseRatio, record?.expenseRatio, words.ofExpenseRatio),
    tracked
      ? {
          label: words.returnOne,
          text: signed(tracked.fundReturn),
          unit: words.ofOneYear,
          small: [words.toMonth({ month: formatMonth(indexMonths.tracked) })],
        }
      : {
          label: words.returnOne,
          text: record ? signed(record.returns1Y) : NOT_FOUND,
          unit: words.ofOneYear,
          small: [words.toMonth({ month: formatMonth(indexMonths.recorded) })],
        },
  ];
}

/** What the record of a fund says. Funds without one are known by their tracking difference only. */
function recordFacts(record: FundRecord | undefined, yearLabel: string): OfferRow['facts'] {
  const read = (textOf: (known: FundRecord) => string): string => (record ? textOf(record) : NOT_FOUND);
  return [
    [yearLabel, read(({ returns1Y }) => signed(returns1Y))],
    [words.returnThree, read(({ returns3Y }) => signed(returns3Y))],
    [words.returnFive, read(({ returns5Y }) => signed(returns5Y))],
    [words.expenseRatio, read(({ expenseRatio }) => shownText(expenseRatio))],
    [words.size, read(({ aum }) => shownText(aum))],
    [words.risk, read(({ risk }) => riskName(risk))],
    [words.minimumSip, read(({ minimumSip }) => shownText(minimumSip))],
    [words.minimumSum, read(({ minimumLumpSum }) => shownText(minimumLumpSum))],
    ...(record?.note === undefined ? [] : [[words.note, record.note] as const]),
  ];
}

/** How well an index fund follows its index. Its one-year return ends in another month than that of its record. */
function trackingFacts({ tracked }: Fund): OfferRow['facts'] {
  const month = formatMonth(indexMonths.tracked);
  const behind = tracked && orderNumber(tracked.behind);
  return [
    [words.tracking({ month }), tracked ? format(tracked.behind) : NOT_FOUND],
    [words.trackingOnLakh, behind === undefined ? NOT_FOUND : formatRupees((behind / 100) * LAKH)],
    [words.returnTo({ month }), tracked ? signed(tracked.fundReturn) : NOT_FOUND],
  ];
}

/** What is known of an index fund: its index and plan, how it followed the index, and what its record says. */
export function indexFundFacts(fund: Fund): OfferRow['facts'] {
  return [
    ...trackingFacts(fund),
    ...recordFacts(fund.record, words.returnTo({ month: formatMonth(indexMonths.recorded) })),
    [words.labelIndex, kindText(fund)],
    [words.plan, words.planShown],
  ];
}

/** The id of a fund in addresses: that of its record, or its name in lower case. */
export const fundId = ({ record, name }: Fund): string => record?.id ?? nameId(name);

/** What the fund's charge takes from the visitor's monthly sum, if the charge is known. */
function chargeFacts({ record }: Fund, choices: FundChoices): OfferRow['facts'] {
  const charge = record && orderNumber(record.expenseRatio);
  return charge === undefined ? [] : [[ownChargeName(choices), ownCharge(choices, charge)]];
}

/** @param isByTracking whether the list is of index funds */
export function fundRow(fund: Fund, isByTracking: boolean, choices: FundChoices): OfferRow {
  const { name, type, record, tracked } = fund;
  const yardstick = yardstickOf(type);
  const [kind, risk] = [kindText(fund), riskOf(fund)];
  return {
    id: fundId(fund),
    name,
    ...fundFace(name),
    about: risk === undefined ? kind : words.aboutRisk({ kind, risk: riskName(risk).toLowerCase() }),
    figures:
      isByTracking || !record
        ? trackedFigures(fund)
        : [
            costFigure(words.expenseRatio, record.expenseRatio, words.ofExpenseRatio),
            returnFigure(words.threeYears, 'returns3Y', record, yardstick),
            { ...returnFigure(words.fiveYears, 'returns5Y', record, yardstick), unit: words.ofFiveYears },
          ],
    get facts() {
      return [
        ...chargeFacts(fund, choices),
        ...(isByTracking ? indexFundFacts(fund) : recordFacts(record, words.returnOne)),
      ];
    },
    documents: record?.source ?? [],
    link: record?.link ?? tracked?.link,
  };
}
