import { allText, type Site } from '../model';
import { placeAt } from '../problem';
import { contactRowsOf, domainsOf } from '../records';
import { ownerOf } from './outwardLinks';
import type { Rule } from './rule';

/**
 * Phone numbers, e-mail addresses and names of sites in texts. False helplines are the usual fraud in finance, so each must be on a reviewed list,
 * linked or not.
 */

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
/** Mobile, toll-free and landline numbers as they are written in India. */
const PHONE =
  /(?<![\w,/-]|\d\.)(?:\+?91[ .-]?)?(?:[6-9]\d{4}[ .-]?\d{5}|1[89]00[ .-]?\d{2,4}[ .-]?\d{3,6}|\(?0\d{2,4}\)?[ .-]\d{3,4}[ .-]?\d{3,4})(?![\w-]|[.,]\d)/;
/** A short number that people are told to call: "call 1930". */
const SHORT =
  /(?<=\b(?:call|dial|sms|whatsapp|helpline)(?: (?:us|them|to|on|at|is|the|number|no\.))*:? )\d{3,6}(?![\d,%]|\.\d| (?:lakh|crore|rupees|days|times))/i;
const ENDINGS =
  'com|in|org|net|info|biz|co|io|app|me|ly|link|xyz|online|site|website|top|shop|store|club|live|vip|bank|insurance|finance';
/** A name of a site without "https://", which a reader may type. */
const SITE = new RegExp(String.raw`(?<![\w@./:-])(?:[a-z0-9-]+\.)+(?:${ENDINGS})(?![\w-]|\.\w)`);
const SUSPECT = new RegExp([EMAIL, PHONE, SHORT, SITE].map(({ source }) => source).join('|'), 'gi');
/** Targets of links, which other rules check. */
const ADDRESS = /(?:https?:\/\/|mailto:|tel:)[^\s)"'<>]+/g;

export type Contacts = ReadonlySet<string>;

/** A contact in comparable form: digits without the country code, or an e-mail address in lower case. */
function keyOf(contact: string): string {
  if (contact.includes('@')) return contact.toLowerCase();
  return contact.replace(/\D/g, '').replace(/^91(?=\d{10}$)/, '');
}

export function contactsOf(site: Site): Contacts {
  return new Set(contactRowsOf(site).map(keyOf));
}

/** @param contact after `tel:` or `mailto:`, or in a text @returns the remedy; undefined if it is reviewed */
export function contactFault(contact: string, contacts: Contacts): string | undefined {
  if (contacts.has(keyOf(contact))) return undefined;
  return 'this contact is not on the reviewed list; take it out, or add it to src/content/official-contacts.yml with its owner';
}

export const contacts: Rule = (site, report) => {
  const reviewed = contactsOf(site);
  const domains = domainsOf(site);
  const faultOf = (found: string): string | undefined => {
    if (!/[a-z]/i.test(found) || found.includes('@')) return contactFault(found, reviewed);
    if (!domains || ownerOf(found.toLowerCase().replace(/^www\./, ''), domains) !== undefined) return undefined;
    return 'this site is not on the reviewed list; take its name out, or add it to src/content/official-domains.yml with its owner';
  };
  for (const { path, text } of allText(site)) {
    // These files are the lists themselves, or the titles and publishers of documents, which are no contacts.
    if (/^src\/content\/(?:official-\w+|documents)\.yml$/.test(path)) continue;
    const masked = text.replace(ADDRESS, (address) => ' '.repeat(address.length));
    for (const { 0: found, index } of masked.matchAll(SUSPECT)) {
      const message = faultOf(found);
      if (message) report({ path, ...placeAt(text, index), found: JSON.stringify(found), message });
    }
  }
};
