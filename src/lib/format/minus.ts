/** The minus sign, directly before the amount: "−₹500". A hyphen is shorter, and reads like a range after another number. */
export const MINUS = '−';

/** A text with the minus sign in the place of the hyphen before its number. Files keep the hyphen, which programs read. */
export const withMinus = (text: string): string => text.replace(/^-(?=[\d₹])/u, MINUS);
