import * as words from './messages.en';

/**
 * What a data file writes where there is no number: the lender publishes none ("Not available"), nobody has found it yet ("Not found"), or
 * it has no single answer ("Varies"). None of them is zero; a fee of zero is "Nil".
 */
export const unknownWords = { 'not-available': 'Not available', 'not-found': 'Not found', varies: 'Varies' } as const;

export type UnknownWord = keyof typeof unknownWords;

/** Whether a data file says that nobody has found a value. Visitors read `NOT_FOUND` in its place. */
export const isNotFound = (text: string): boolean => text === unknownWords['not-found'];

/** What no document that we opened says, in the language of the page. */
export const NOT_FOUND = words.notFound;

/** A sum of ours that lacks a part, in the language of the page. */
export const NOT_KNOWN = words.notKnown;
