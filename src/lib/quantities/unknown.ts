import * as words from './messages.en';

/** What no document that we opened says. */
export const NOT_FOUND = words.notFound;

/** A sum of ours that lacks a part. */
export const NOT_KNOWN = words.notKnown;
