/** A claim about the whole field; "of the cards we can rank" or "that we can compare" is one about the rows that are ranked. */
export const CLAIM = /\b(?:lowest|highest|most|best|least|up to|tie)\b/iu;

/** Whether a text claims that something is the best of all that is known. */
export const claims = (text: string): boolean => CLAIM.test(text) && !/\bwe can (?:rank|compare)\b/u.test(text);
