import type { OfferValues } from '../values';

/** One value that a text names, and the words that it was read from. */
export interface PastedValue {
  readonly name: keyof OfferValues;
  readonly value: number | string;
  readonly quote: string;
}
