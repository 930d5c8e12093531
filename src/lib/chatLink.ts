/**
 * Builds the address that opens a WhatsApp chat.
 * @param phone number in international form, digits only
 * @param message first message, as a person would type it; it is URL-encoded here
 */
export function chatLink(phone: string, message: string): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(message)}`;
}
