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

const signed = (cell: QuantityCell): string => format(cell).replace('-', '−');

function costFigure(label: string, cell: QuantityCell | undefined): RowFigure {
  const share = cell && orderNumber(cell);
  if (cell === undefined || share === undefined) return { label, text: 'Not found' };
  return { label, text: format(cell), small: [`${formatRupees((share / 100) * LAKH)} on ₹1 lakh`] };
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
          text: record ? signed(record.returns1Y) : 'Not found',
          small: [`to ${formatMonth(lastMonths.recorded)}`],
        },
  ];
}

/** @param hasOtherYear whether the row also shows a one-year return with another end month */
function factsOf(record: FundRecord, hasOtherYear: boolean): OfferRow['facts'] {
  return [
    [hasOtherYear ? `Return, year to ${formatMonth(lastMonths.recorded)}` : '1-year return', signed(record.returns1Y)],
    ['3-year return, a year', signed(record.returns3Y)],
    ['5-year return, a year', signed(record.returns5Y)],
    ['Expense ratio', shownText(record.expenseRatio)],
    ['AUM', shownText(record.aum)],
    ['Risk', record.risk],
    ['Minimum SIP', shownText(record.minimumSip)],
    ['Minimum lump sum', shownText(record.minimumLumpSum)],
    ...(record.note === undefined ? [] : [['Note', record.note] as const]),
  ];
}

/** @param isByTracking whether the list is of index funds */
export function fundRow(fund: Fund, isByTracking: boolean): OfferRow {
  const { name, type, record, tracked } = fund;
  const yardstick = yardstickOf(type);
  const [kind, risk] = [type.replace('Index, ', ''), record?.risk];
  return {
    id: record?.id ?? nameId(name),
    name,
    ...faceOf(name),
    about: risk === undefined || risk === 'Not found' ? kind : `${kind} · risk: ${risk.toLowerCase()}`,
    figures:
      isByTracking || !record
        ? trackedFigures(fund)
        : [
            costFigure('Expense ratio', record.expenseRatio),
            returnFigure('3 years, a year', 'returns3Y', record, yardstick),
            returnFigure('5 years, a year', 'returns5Y', record, yardstick),
          ],
    fold: { text: 'Details' },
    facts: [
      ...(tracked
        ? ([
            ['Tracking difference', `${format(tracked.behind)} in the year to ${formatMonth(lastMonths.tracked)}`],
            [`Return, year to ${formatMonth(lastMonths.tracked)}`, signed(tracked.fundReturn)],
          ] as const)
        : []),
      ...(record ? factsOf(record, tracked !== undefined) : []),
    ],
    documents: record?.source ?? [],
    ...(record?.link !== undefined && { link: record.link }),
    ...(record === undefined && { isAlone: true }),
  };
}
