import { NOT_FOUND, NOT_KNOWN } from '../../lib/quantities/unknown';

/** The words for an unknown value, alone or in a line: "2 years Not found". */
export const UNKNOWN = new RegExp(`(${NOT_FOUND}|${NOT_KNOWN})`, 'u');

/** Whether a text consists only of the words for an unknown value. */
export const isUnknownText = (text: string): boolean => text !== '' && text.replace(UNKNOWN, '') === '';
