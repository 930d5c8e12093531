import file from '@site/docs/insurance/term-life-claims.yml';
import type { ListingFile, RowOf } from '../../content/schemas';
import { choice } from '../../machines/fields/inputs/fields';
import { ifKnown } from '../../machines/list/mustHave';
import { byName } from '../../lib/byName';
import { orderNumber, type QuantityCell } from '../../lib/quantities/cell';
import { orderedBy, type Condition } from '../terms/termsList';
import * as words from './messages.en';

export type LifeInsurer = RowOf<'life-insurers'>;

export const insurers: readonly LifeInsurer[] = [...(file as ListingFile<'life-insurers'>).rows].sort(byName);

/** The year of the claims. */
export const [{ claimsYear: year } = { claimsYear: '' }] = insurers;

export const order = choice(words.labelOrder, {
  name: words.orderName,
  number: words.byNumber,
  amount: words.byAmount,
  claims: words.claims,
});

const MANY_CLAIMS = 1000;
const BY_NUMBER_PERCENT = 99;
const BY_AMOUNT_PERCENT = 98;

const atLeast = (cell: QuantityCell, wanted: number): boolean | undefined =>
  ifKnown(orderNumber(cell), (value) => value >= wanted);

/** Filters for life insurers. Names are part of addresses and permanent. */
export const conditions: Readonly<Record<'claims' | 'number' | 'amount', Condition<LifeInsurer>>> = {
  claims: {
    label: words.labelClaims,
    text: words.termClaims({ year }),
    isMet: ({ claims }) => atLeast(claims, MANY_CLAIMS),
    missed: words.missedClaims,
    unknown: words.unknownClaims,
  },
  number: {
    label: words.labelNumber,
    text: words.termNumber({ year }),
    isMet: ({ claimRatio }) => atLeast(claimRatio, BY_NUMBER_PERCENT),
    missed: words.missedNumber,
    unknown: words.unknownNumber,
  },
  amount: {
    label: words.labelAmount,
    text: words.termAmount({ year }),
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
export const inOrder = (by: string): readonly LifeInsurer[] => orderedBy(insurers, keys[by], 'largest');
