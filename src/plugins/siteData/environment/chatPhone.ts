/** A number that can belong to nobody, since no Indian mobile number begins with 0. */
export const NO_ONES_PHONE = '910000000000';

/**
 * Reads the number that the chat button writes to.
 * @param value what CHAT_PHONE holds
 * @returns digits in international form, such as 919812345678; a number of nobody's when there is no value
 * @throws when the value is no such number
 */
export function chatPhone(value: string | undefined): string {
  if (!value) return NO_ONES_PHONE;
  if (!/^[1-9]\d{9,14}$/.test(value)) {
    throw new Error(
      `CHAT_PHONE is "${value}"; write country code and number in digits only, for example 919812345678.`,
    );
  }
  return value;
}
