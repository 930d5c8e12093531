import type { ListingFile, RowOf } from '../content/schemas';
import type { AnyList } from '../machines/list/definition';
import type { OfferRow } from '../machines/list/rows';
import { choice, toggle } from '../machines/fields/inputs/fields';
import type { Inputs } from '../machines/fields/inputs/types';
import { faceOf } from '../machines/compare/face';
import { byName } from '../lib/byName';
import { inWords } from '../lib/format/inWords';
import { formatPercent } from '../lib/format/rupees';
import { nameId } from '../lib/nameId';
import type { Term } from '../machines/list/mustHave';
import { orderNumber } from '../lib/quantities/cell';
import { format } from '../lib/quantities/quantity';
import { upperFirst } from '../lib/upperFirst';
import { orderedBy, termsList, type Wishes } from './termsList';

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

const inputs: Inputs<Wishes<WishName>> = {
  paid: toggle('88 or more paid'),
  unpaid: toggle('Fewer than 10 unpaid'),
  waiting: toggle('Fewer than 3 waiting'),
  order: choice('Order by', { name: 'Name', paid: 'Paid', unpaid: 'Unpaid', waiting: 'Waiting' }),
};

const known = (value: number | undefined, isMet: (value: number) => boolean): boolean | undefined =>
  value === undefined ? undefined : isMet(value);

const terms: Readonly<Record<WishName, Term<MotorInsurer>>> = {
  paid: {
    isMet: (insurer) => known(percentOf(insurer), (percent) => percent >= PAID_OF_100),
    missed: 'Of 100 motor claims they paid fewer than 88 within the year.',
    unknown: 'We did not find how many motor claims they paid.',
  },
  unpaid: {
    isMet: (insurer) => known(unpaidPercent(insurer), (percent) => percent < UNPAID_OF_100),
    missed: 'Of 100 motor claims they refused, or closed without payment, ten or more.',
    unknown: 'We did not find how many motor claims they closed.',
  },
  waiting: {
    isMet: (insurer) => known(waitingPercent(insurer), (percent) => percent < WAITING_OF_100),
    missed: 'Of 100 motor claims three or more were still open at the end of the year.',
    unknown: 'We did not find how many motor claims they closed.',
  },
};

const shown = (percent: number | undefined): string =>
  percent === undefined ? 'Not found' : formatPercent(percent, 2, 2);

function insurerRow(insurer: MotorInsurer): OfferRow {
  const { name, claimRatio, closedRatio, claimsYear, link } = insurer;
  return {
    id: nameId(name),
    name,
    ...faceOf(name),
    about: `all motor claims of ${claimsYear}`,
    figures: [
      { label: 'Paid', text: format(claimRatio) },
      { label: 'Unpaid', text: shown(unpaidPercent(insurer)) },
      { label: 'Waiting', text: shown(waitingPercent(insurer)) },
    ],
    fold: { text: 'Details' },
    facts: [
      [`Motor claims paid, ${claimsYear}`, `${format(claimRatio)}, by number`],
      ['Refused or closed without payment', shown(unpaidPercent(insurer))],
      ['Still open at the end of the year', shown(waitingPercent(insurer))],
      ['Claims closed, paid or not', format(closedRatio)],
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
    heading: `${upperFirst(inWords(insurers.length))} insurers and their claims`,
    title: 'Of 100 motor claims',
    noun: 'insurers',
    rows: insurers,
    defaults: { paid: false, unpaid: true, waiting: false, order: 'name' },
    inputs,
    names: ['paid', 'unpaid', 'waiting'],
    terms,
    texts: {
      paid: `paid at least 88 of 100 motor claims in ${year}`,
      unpaid: `left fewer than 10 of 100 motor claims unpaid in ${year}`,
      waiting: `left fewer than 3 of 100 motor claims waiting at the end of ${year}`,
    },
    inOrder(order) {
      if (order === 'paid') return orderedBy(insurers, percentOf, 'largest');
      const keys = { unpaid: unpaidPercent, waiting: waitingPercent };
      return orderedBy(insurers, order === 'unpaid' || order === 'waiting' ? keys[order] : undefined, 'smallest');
    },
    heads: [
      { text: 'Insurer', order: 'name' },
      { text: 'Paid', order: 'paid', highestFirst: true },
      { text: 'Unpaid', order: 'unpaid' },
      { text: 'Waiting', order: 'waiting' },
    ],
    rowOf: insurerRow,
  });
}
