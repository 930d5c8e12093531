import file from '@site/docs/insurance/term-life-claims.yml';
import type { ListingFile, RowOf } from '../../content/schemas';
import { choice, toggle } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import type { Term } from '../../machines/list/mustHave';
import { byName } from '../../lib/byName';
import { orderNumber, type QuantityCell } from '../../lib/quantities/cell';
import { orderedBy, type Wishes } from '../termsList';

export type LifeInsurer = RowOf<'life-insurers'>;

/** Every life insurer, by name. */
export const insurers: readonly LifeInsurer[] = [...(file as ListingFile<'life-insurers'>).rows].sort(byName);

/** Filters for life insurers. Names are part of addresses and permanent. */
export const wishNames = ['claims', 'number', 'amount'] as const;

export type WishName = (typeof wishNames)[number];

/**
 * A share of few claims varies widely, so the example requires many claims. It requires no minimum share: that would hide insurers whose plans the
 * page describes.
 */
export const defaults: Wishes<WishName> = { claims: true, number: false, amount: false, order: 'name' };

export const inputs: Inputs<Wishes<WishName>> = {
  claims: toggle('1,000 claims or more'),
  number: toggle('99% paid, by number'),
  amount: toggle('98% paid, by amount'),
  order: choice('Order by', { name: 'Name', number: 'By number', amount: 'By amount', claims: 'Claims' }),
};

const MANY_CLAIMS = 1000;
const BY_NUMBER_PERCENT = 99;
const BY_AMOUNT_PERCENT = 98;

function atLeast(cell: QuantityCell, wanted: number): boolean | undefined {
  const value = orderNumber(cell);
  return value === undefined ? undefined : value >= wanted;
}

export const terms: Readonly<Record<WishName, Term<LifeInsurer>>> = {
  claims: {
    isMet: ({ claims }) => atLeast(claims, MANY_CLAIMS),
    missed: 'They decided fewer than 1,000 claims in the year, so one more refused claim changes their figure a lot.',
    unknown: 'We did not find how many claims they decided.',
  },
  number: {
    isMet: ({ claimRatio }) => atLeast(claimRatio, BY_NUMBER_PERCENT),
    missed: 'By number they paid less than 99% of the claims that they decided.',
    unknown: 'We did not find what they paid, by number of claims.',
  },
  amount: {
    isMet: ({ byAmount }) => atLeast(byAmount, BY_AMOUNT_PERCENT),
    missed: 'By amount they paid less than 98% of what was claimed.',
    unknown: 'We did not find what they paid, by amount.',
  },
};

const keys: Readonly<Record<string, (insurer: LifeInsurer) => number | undefined>> = {
  number: ({ claimRatio }) => orderNumber(claimRatio),
  amount: ({ byAmount }) => orderNumber(byAmount),
  claims: ({ claims }) => orderNumber(claims),
};

/** The insurers in the visitor's order. */
export const inOrder = (order: string): readonly LifeInsurer[] => orderedBy(insurers, keys[order], 'largest');
