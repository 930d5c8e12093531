import * as z from 'zod';
import { iconNames } from '../icons';
import { byYourMix, riskLabels } from '../risk';
import { isTaxYear } from '../taxYear';
import { moneyProblem, textProblem, trackingProblem } from './textRules';
import { described, type RecordsWithIds } from './meta';
import { isDay } from '../../lib/days';

/**
 * Types of text fields. Their messages state the remedy and continue "found …; ". For patterns, the hint is also metadata, so that VS Code shows it.
 */

/** A text that matches a pattern, with the hint as its only message. */
function patternText(pattern: RegExp, hint: string) {
  return z.string({ error: hint }).regex(pattern, { error: hint }).meta({ patternErrorMessage: hint });
}

/**
 * One line that is the same in each language: a name, or words that code reads. No HTML, no Markdown links, no stray spaces, no long dashes, and
 * amounts in Indian grouping with lakh and crore in words.
 * @param min least length in characters
 * @param max greatest length in characters, so that it fits into a card or a cell
 */
export function plainText(min: number, max: number) {
  const hint = `write one line of ${min} to ${max} characters`;
  return z
    .string({ error: hint })
    .min(min, { error: hint })
    .max(max, { error: hint })
    .superRefine((text, context) => {
      const message = textProblem(text) ?? moneyProblem(text);
      if (message) context.addIssue({ code: 'custom', message });
    });
}

/** A line that is words for visitors: a file of another language may translate it. See `texts.ts`. */
export function wording(min: number, max: number) {
  return plainText(min, max).meta({ isText: true });
}

/** A full, clean https address: no tracking, no spaces. */
export function webAddress() {
  const hint = 'write the full address of the official page, such as "https://www.example.in/home-loan"';
  const endHint = 'write it without the mark at its end, which belongs to a sentence';
  return patternText(/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i, hint).superRefine((link, context) => {
    const message = trackingProblem(link) ?? (/[,.;:]$/.test(link) ? endHint : undefined);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

/** An address of the provider's own site. */
export function httpsLink() {
  return webAddress().meta({ leadsTo: 'officialPage' });
}

/** Public suffixes, which many owners share: allowing one would allow thousands of sites. */
const sharedEndings = /^(?:(?:ac|bank|co|com|edu|fin|gov|net|nic|org|res)\.)?[a-z]{2,}$/;

/** A domain in lower case without `www.`, such as `hdfc.bank.in`. */
export function officialDomain() {
  return patternText(
    /^(?!www\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    'write the domain alone, without "https://" and "www.", such as "hdfc.bank.in"',
  ).refine((domain) => !sharedEndings.test(domain), {
    error: 'write the whole domain: this ending is shared by many owners',
  });
}

/** An address on this site: `/home-loans`, without a slash at the end. */
export function sitePath() {
  return patternText(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/,
    'write a path on this site such as "/home-loans", without a slash at the end',
  );
}

/** The address of an existing page of this site. */
export function pagePath() {
  return sitePath().meta({ leadsTo: 'page' });
}

/** The address of an existing page of this site, or of an anchor on it. */
export function placePath() {
  return patternText(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'write a page of this site such as "/home-loans", or a place on it such as "/figures#repo-rate"',
  ).meta({ leadsTo: 'page' });
}

/** One of a closed list of values. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: `write one of ${values.map((value) => `"${value}"`).join(', ')}` });
}

export function riskLabel() {
  return oneOf([...riskLabels, byYourMix]);
}

/** An icon of src/content/icons.ts. The message does not list them all; suggestions for misspellings are added elsewhere. */
export function iconName() {
  return z.enum(iconNames, { error: 'write an icon name listed in src/content/icons.ts, such as "house"' });
}

/** A list with at least one entry. @param hint on how to write it */
export function several<Item extends z.ZodType>(item: Item, hint: string) {
  return z.array(item, { error: hint }).min(1, { error: hint });
}

/** A field that is either true or left out. */
export function flag(description: string) {
  return z.literal(true, { error: 'write true, or leave the field out' }).optional().meta(described(description));
}

/** One to four short lines, such as the features of an offer. */
export function lineList() {
  const hint = 'write a list of 1 to 4 lines, each beginning with "- "';
  return z.array(wording(3, 140), { error: hint }).min(1, { error: hint }).max(4, { error: hint });
}

/** A month, `2025-06`. */
export function isoMonth() {
  return patternText(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'write a month as year-month, such as "2025-06"');
}

/** An Indian financial year, April to March: `2025-26`. */
export function financialYear() {
  const hint = 'write a year from April to March, such as "2025-26"';
  const form = /^\d{4}-\d{2}$/;
  const isNext = (text: string): boolean => (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5));
  return patternText(form, hint).refine((text) => !form.test(text) || isNext(text), { error: hint });
}

/** A calendar day, `2025-06-30`. Rejects days that do not exist. */
export function isoDate() {
  const hint = 'write a real date as year-month-day, such as "2025-06-30"';
  const form = /^\d{4}-\d{2}-\d{2}$/;
  // The pattern has already reported any other text.
  return patternText(form, hint).refine((text) => !form.test(text) || isDay(text), {
    error: 'write a day that the calendar has, as year-month-day, such as "2025-06-30"',
  });
}

/** A day that is not in the future. */
export function pastDay() {
  return isoDate().meta({ ifAfterToday: 'write a day that is not after today, "{today}"' });
}

/** A tax year, `2026-27`: from 1 April to 31 March. */
export function taxYear() {
  const hint = 'write a tax year such as "2026-27"';
  return patternText(/^\d{4}-\d{2}$/, hint).refine((text) => isTaxYear(text), { error: hint });
}

/** A machine-readable name: lower-case words joined by hyphens. */
export function kebabId(hint = 'write lower-case words joined by hyphens, such as "ppf-rate"') {
  return patternText(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, hint);
}

/** The id of an existing row in another file: of src/content/providers.yml for `providers`. */
export function idOf(records: RecordsWithIds) {
  return kebabId().meta({ idOf: records });
}

/** A number of whole days, from one to ten years. */
export function dayCount() {
  const hint = 'write a whole number of days from 1 to 3650, such as 90';
  return z.int({ error: hint }).min(1, { error: hint }).max(3650, { error: hint });
}

/** Search words of visitors, in any script. */
export function searchTerm() {
  const hint = 'write a search term of at most 40 letters in lower case, such as "mediclaim"';
  const words = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}]*(?:[ -][\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}]*)*$/u;
  return z.string({ error: hint }).max(40, { error: hint }).regex(words, { error: hint });
}
