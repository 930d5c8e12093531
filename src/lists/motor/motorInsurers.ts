import type { ListingFile, RowOf } from '../../content/schemas';
import type { AnyList } from '../../machines/list/definition';
import type { OfferRow } from '../../machines/list/rows';
import { choice } from '../../machines/fields/inputs/fields';
import { faceOf } from '../../machines/compare/face';
import { byName } from '../../lib/byName';
import { formatPercent } from '../../lib/format/rupees';
import { nameId } from '../../lib/nameId';
import { ifKnown } from '../../machines/list/mustHave';
import { orderNumber } from '../../lib/quantities/cell';
import { format } from '../../lib/quantities/quantity';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import { orderedBy, termsList, type Condition } from '../terms/termsList';
import * as words from './messages.en';

export type MotorInsurer = RowOf<'motor-insurers'>;

type WishName = 'paid' | 'unpaid' | 'waiting';

const PAID_OF_100 = 88;
const UNPAID_OF_100 = 10;
const WAITING_OF_100 = 3;

const percentOf = ({ claimRatio }: MotorInsurer): number | undefined => orderNumber(claimRatio);

/** Claims refused or closed without payment, in percent of claims open at the start of the year or reported in it. */
export function unpaidPercent({ claimRatio, closedRatio }: MotorInsurer): number | undefined {
  const [paid, closed] = [orderNumber(claimRatio), orderNumber(closedRatio)];
  return paid === undefined || closed === undefined ? undefined : closed - paid;
}

/** Claims still open at the end of the year, in percent of the same. */
export function waitingPercent({ closedRatio }: MotorInsurer): number | undefined {
  const closed = orderNumber(closedRatio);
  return closed === undefined ? undefined : 100 - closed;
}

const order = choice(words.labelOrder, {
  name: words.orderName,
  paid: words.paid,
  unpaid: words.unpaid,
  waiting: words.waiting,
});

/** @param year of the claims, such as "2023-24" */
const conditionsIn = (year: string): Readonly<Record<WishName, Condition<MotorInsurer>>> => ({
  paid: {
    label: words.labelPaid,
    text: words.termPaid({ year }),
    isMet: (insurer) => ifKnown(percentOf(insurer), (percent) => percent >= PAID_OF_100),
    missed: words.missedPaid,
    unknown: words.unknownPaid,
  },
  unpaid: {
    label: words.labelUnpaid,
    text: words.termUnpaid({ year }),
    isMet: (insurer) => ifKnown(unpaidPercent(insurer), (percent) => percent < UNPAID_OF_100),
    missed: words.missedUnpaid,
    unknown: words.unknownClosed,
  },
  waiting: {
    label: words.labelWaiting,
    text: words.termWaiting({ year }),
    isMet: (insurer) => ifKnown(waitingPercent(insurer), (percent) => percent < WAITING_OF_100),
    missed: words.missedWaiting,
    unknown: words.unknownClosed,
  },
});

const shown = (percent: number | undefined): string =>
  percent === undefined ? NOT_FOUND : formatPercent(percent, 2, 2);

function motorInsurerRow(insurer: MotorInsurer): OfferRow {
  const { name, claimRatio, closedRatio, claimsYear, link } = insurer;
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    about: words.about({ year: claimsYear }),
    figures: [
      { label: words.paid, text: format(claimRatio) },
      { label: words.unpaid, text: shown(unpaidPercent(insurer)), unit: words.ofUnpaid },
      { label: words.waiting, text: shown(waitingPercent(insurer)), unit: words.ofWaiting },
    ],
    facts: [
      [words.motorClaimsPaid({ year: claimsYear }), words.byNumber({ share: format(claimRatio) })],
      [words.refused, shown(unpaidPercent(insurer))],
      [words.stillOpen, shown(waitingPercent(insurer))],
      [words.closed, format(closedRatio)],
    ],
    documents: [],
    link,
  };
}

/**
 * Motor insurers by claims paid, for cars or for bikes. Both pages read one table, because insurers publish both together. Sorted by name and not
 * ranked.
 * @param id of the list, under which its rows are compared
 */
export function motorInsurers(id: string, file: ListingFile<'motor-insurers'>): AnyList {
  const insurers = [...file.rows].sort(byName);
  const [{ claimsYear: year } = { claimsYear: '' }] = insurers;
  return termsList<MotorInsurer, WishName>({
    id,
    heading: words.heading({ count: insurers.length }),
    title: words.mustHave,
    kind: 'insurers',
    rows: insurers,
    conditions: conditionsIn(year),
    order,
    found: words.found,
    inOrder(by) {
      if (by === 'paid') return orderedBy(insurers, percentOf, 'largest');
      const keys = { unpaid: unpaidPercent, waiting: waitingPercent };
      return orderedBy(insurers, by === 'unpaid' || by === 'waiting' ? keys[by] : undefined, 'smallest');
    },
    heads: [
      { text: words.insurer, order: 'name' },
      { text: words.paid, order: 'paid', highestFirst: true },
      { text: words.unpaid, order: 'unpaid' },
      { text: words.waiting, order: 'waiting' },
    ],
    narrow: { main: 0, below: 1, line: [2] },
    rowOf: motorInsurerRow,
  });
}
