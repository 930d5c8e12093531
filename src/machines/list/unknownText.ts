/** The words for an unknown value, alone or in a line: "2 years Not found". */
export const UNKNOWN = /(Not found|Not known)/u;

/** Whether a text consists only of the words for an unknown value. */
export const isUnknownText = (text: string): boolean => text !== '' && text.replace(UNKNOWN, '') === '';
