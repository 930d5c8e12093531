import type { ReactNode } from 'react';
import { settleClaim } from '../../lib/finance/roomRent';
import { formatRupees } from '../../lib/format/rupees';
import { readRupees } from '../../lib/typed/readRupees';
import BarChart from '../BarChart';
import ChartWithTable from '../ChartWithTable';
import * as words from '../messages.en';

/** The bill and the policy of an example, as its text has them. */
interface Props {
  /** The caption, one sentence */
  readonly caption: string;
  /** The room-rent limit for a day: "₹5,000" */
  readonly limit: string;
  /** Days in hospital: "5" */
  readonly days: string;
  /** Charges that are cut with the room, and those that are not: "₹2,20,000" */
  readonly linked: string;
  readonly unlinked: string;
  readonly consumables: string;
  /** "10%" */
  readonly copay: string;
}

/** The rooms that are drawn, as shares of the limit: five fifths are the limit itself, and in the middle stands the first above it. */
const FIFTHS_OF_LIMIT = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** @throws {Error} when the text is no amount or number */
function read(name: string, text: string): number {
  const value = readRupees(text.replace(/%$/, ''));
  if (value === undefined) throw new Error(`${name}: "${text}" is no number; write one such as "₹5,000", "5" or "10%"`);
  return value;
}

/** What a room-rent limit does to a claim: who pays what of the same treatment, for rooms below and above the limit. */
export default function RoomRentChart({ caption, limit, copay, ...bill }: Props): ReactNode {
  const roomLimitPerDay = read('limit', limit);
  const terms = { roomLimitPerDay, copayPercent: read('copay', copay) };
  const stay = {
    days: read('days', bill.days),
    linked: read('linked', bill.linked),
    unlinked: read('unlinked', bill.unlinked),
    consumables: read('consumables', bill.consumables),
  };
  const rooms = FIFTHS_OF_LIMIT.map((fifths) => {
    const roomPerDay = (roomLimitPerDay * fifths) / 5;
    return { name: formatRupees(roomPerDay), ...settleClaim({ ...stay, roomPerDay }, terms) };
  });
  const chart = (
    <BarChart
      bars={rooms.map(({ name, insurer, patient }) => ({ name, lower: insurer, upper: patient }))}
      lower={words.insurerPays}
      upper={words.youPay}
      upperIs="cost"
      title={words.roomTitle}
    />
  );
  const table = {
    columns: [words.columnRoom, words.columnBill, words.insurerPays, words.youPay],
    rows: rooms.map(({ name, insurer, patient }) => [
      name,
      ...[insurer + patient, insurer, patient].map((rupees) => formatRupees(rupees)),
    ]),
  };
  return <ChartWithTable caption={caption} chart={chart} table={table} />;
}
