import type { OfferRow, RowFigure } from '../../machines/list/rows';
import { faceOf } from '../../machines/compare/face';
import { formatMonth } from '../../lib/format/dates';
import { formatRupees } from '../../lib/format/rupees';
import { nameId } from '../../lib/nameId';
import { orderNumber, type QuantityCell } from '../../lib/quantities/cell';
import { format } from '../../lib/quantities/quantity';
import { shownText } from '../../lib/quantities/shownText';
import { lastMonths, yardstickOf, type Fund, type FundRecord } from './records';

const LAKH = 100_000;

const NOT_FOUND = 'Not found';

const signed = (cell: QuantityCell): string => format(cell).replace('-', '−');

function costFigure(label: string, cell: QuantityCell | undefined): RowFigure {
  const share = cell && orderNumber(cell);
  if (cell === undefined || share === undefined) return { label, text: NOT_FOUND };
  return { label, text: format(cell), small: [`${formatRupees((share / 100) * LAKH)} a year on ₹1 lakh`] };
}

type Span = 'returns1Y' | 'returns3Y' | 'returns5Y';

/** A return next to that of the category's benchmark fund. */
function returnFigure(label: string, span: Span, record: FundRecord, yardstick: FundRecord | undefined): RowFigure {
  return { label, text: signed(record[span]), small: yardstick ? [`index fund ${signed(yardstick[span])}`] : [] };
}

function trackedFigures({ record, tracked }: Fund): OfferRow['figures'] {
  return [
    costFigure('Behind its index', tracked?.behind),
    costFigure('Expense ratio', record?.expenseRatio),
    tracked
      ? { label: 'One year', text: signed(tracked.fundReturn), small: [`to ${formatMonth(lastMonths.tracked)}`] }
      : {
          label: 'One year',
          text: record ? signed(record.returns1Y) : NOT_FOUND,
          small: [`to ${formatMonth(lastMonths.recorded)}`],
        },
  ];
}

/** What the record of a fund says. Funds without one are known by their tracking difference only. */
function recordFacts(record: FundRecord | undefined, yearLabel: string): OfferRow['facts'] {
  const read = (textOf: (known: FundRecord) => string): string => (record ? textOf(record) : NOT_FOUND);
  return [
    [yearLabel, read(({ returns1Y }) => signed(returns1Y))],
    ['3-year return, a year', read(({ returns3Y }) => signed(returns3Y))],
    ['5-year return, a year', read(({ returns5Y }) => signed(returns5Y))],
    ['Expense ratio', read(({ expenseRatio }) => shownText(expenseRatio))],
    ['AUM', read(({ aum }) => shownText(aum))],
    ['Risk', read(({ risk }) => risk)],
    ['Minimum SIP', read(({ minimumSip }) => shownText(minimumSip))],
    ['Minimum lump sum', read(({ minimumLumpSum }) => shownText(minimumLumpSum))],
    ...(record?.note === undefined ? [] : [['Note', record.note] as const]),
  ];
}

/** How well an index fund follows its index. Its one-year return ends in another month than that of its record. */
function trackingFacts({ tracked }: Fund): OfferRow['facts'] {
  const month = formatMonth(lastMonths.tracked);
  return [
    ['Tracking difference', tracked ? `${format(tracked.behind)} in the year to ${month}` : NOT_FOUND],
    [`Return, year to ${month}`, tracked ? signed(tracked.fundReturn) : NOT_FOUND],
  ];
}

/** @param isByTracking whether the list is of index funds */
export function fundRow(fund: Fund, isByTracking: boolean): OfferRow {
  const { name, type, record } = fund;
  const yardstick = yardstickOf(type);
  const [kind, risk] = [type.replace('Index, ', ''), record?.risk];
  return {
    id: record?.id ?? nameId(name),
    name,
    ...faceOf(name),
    about: risk === undefined || risk === NOT_FOUND ? kind : `${kind} · risk: ${risk.toLowerCase()}`,
    figures:
      isByTracking || !record
        ? trackedFigures(fund)
        : [
            costFigure('Expense ratio', record.expenseRatio),
            returnFigure('3 years, a year', 'returns3Y', record, yardstick),
            returnFigure('5 years, a year', 'returns5Y', record, yardstick),
          ],
    fold: { text: 'Details' },
    facts: isByTracking
      ? [...trackingFacts(fund), ...recordFacts(record, `Return, year to ${formatMonth(lastMonths.recorded)}`)]
      : recordFacts(record, '1-year return'),
    documents: record?.source ?? [],
    ...(record?.link !== undefined && { link: record.link }),
    ...(record === undefined && { isAlone: true }),
  };
}
