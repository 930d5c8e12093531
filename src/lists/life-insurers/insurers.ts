import file from '@site/docs/insurance/term-life-claims.yml';
import type { ListingFile, RowOf } from '../../content/schemas';
import { choice, toggle } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import { ifKnown, type Term } from '../../machines/list/mustHave';
import { byName } from '../../lib/byName';
import { orderNumber, type QuantityCell } from '../../lib/quantities/cell';
import { orderedBy, type Wishes } from '../terms/termsList';
import * as words from './messages.en';

export type LifeInsurer = RowOf<'life-insurers'>;

/** Every life insurer, by name. */
export const insurers: readonly LifeInsurer[] = [...(file as ListingFile<'life-insurers'>).rows].sort(byName);

/** Filters for life insurers. Names are part of addresses and permanent. */
export const wishNames = ['claims', 'number', 'amount'] as const;

export type WishName = (typeof wishNames)[number];

/** Nothing is required until the visitor asks: a preset filter hides insurers. */
export const defaults: Wishes<WishName> = { claims: false, number: false, amount: false, order: 'name' };

export const inputs: Inputs<Wishes<WishName>> = {
  claims: toggle(words.labelClaims),
  number: toggle(words.labelNumber),
  amount: toggle(words.labelAmount),
  order: choice(words.labelOrder, {
    name: words.orderName,
    number: words.byNumber,
    amount: words.byAmount,
    claims: words.claims,
  }),
};

const MANY_CLAIMS = 1000;
const BY_NUMBER_PERCENT = 99;
const BY_AMOUNT_PERCENT = 98;

const atLeast = (cell: QuantityCell, wanted: number): boolean | undefined =>
  ifKnown(orderNumber(cell), (value) => value >= wanted);

export const terms: Readonly<Record<WishName, Term<LifeInsurer>>> = {
  claims: {
    isMet: ({ claims }) => atLeast(claims, MANY_CLAIMS),
    missed: words.missedClaims,
    unknown: words.unknownClaims,
  },
  number: {
    isMet: ({ claimRatio }) => atLeast(claimRatio, BY_NUMBER_PERCENT),
    missed: words.missedNumber,
    unknown: words.unknownNumber,
  },
  amount: {
    isMet: ({ byAmount }) => atLeast(byAmount, BY_AMOUNT_PERCENT),
    missed: words.missedAmount,
    unknown: words.unknownAmount,
  },
};

const keys: Readonly<Record<string, (insurer: LifeInsurer) => number | undefined>> = {
  number: ({ claimRatio }) => orderNumber(claimRatio),
  amount: ({ byAmount }) => orderNumber(byAmount),
  claims: ({ claims }) => orderNumber(claims),
};

/** The insurers in the visitor's order. */
export const inOrder = (order: string): readonly LifeInsurer[] => orderedBy(insurers, keys[order], 'largest');
