// cspell:ignore documentid docid prid sfvrsn iliate referr
/** Rules for all texts. Each function returns the message for the first problem, or undefined. */

const rules: readonly (readonly [RegExp, string])[] = [
  [/[\r\n]/, 'write it on one line, without ">" or "|" before it'],
  [/^\s|\s$/, 'write it without a space at the beginning or the end'],
  [/\t/, 'write spaces instead of the tab'],
  [/[\u00a0\u200b-\u200d\u2060\ufeff]/, 'write an ordinary space: a hidden character came with the pasted text'],
  [/ {2}/, 'write one space where there are two'],
  [/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i, 'write plain text: HTML is not read here'],
  [/\]\(/, 'write plain text: Markdown links are not read here'],
  [/\*\*|__|`/, 'write plain text: Markdown marks are not read here'],
  [/[\u2013\u2014]/, 'write a hyphen or the word "to" instead of the long dash'],
];

export function textProblem(text: string): string | undefined {
  return rules.find(([pattern]) => pattern.test(text))?.[1];
}

/** Indian digit grouping: the last three, then twos. Numbers of up to three digits need no comma. */
const indianGrouping = /^(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/;

/** Checks every amount in the text: the rupee sign, Indian grouping, lakh and crore as words. */
export function moneyProblem(text: string): string | undefined {
  if (/\b(?:Rs\.?|INR)\s*\d/i.test(text)) return 'write the sign ₹ instead of "Rs" or "INR", such as "₹5,00,000"';
  if (/₹\s+\d/.test(text)) return 'write the amount right after the sign, such as "₹5,00,000"';
  if (/\d\s?(?:L|Cr|K)\b\.?/.test(text) || /\d\s?(?:lacs?|crs|lakhs|crores)\b/i.test(text)) {
    return 'write lakh and crore in words, such as "₹5 lakh" or "₹1.5 crore"';
  }
  if (/₹[\d,.]+(?:lakh|crore)/i.test(text)) return 'write a space before lakh and crore, such as "₹5 lakh"';
  if (/\d\s?(?:million|billion|trillion|mn|bn)\b/i.test(text)) return 'write it in lakh and crore, such as "₹50 lakh"';
  const western = /(?<![\d,.₹])\d{1,3}(?:,\d{3}){2,}(?![\d,])|(?<![\d,.₹])\d{3},\d{3}(?![\d,])/.exec(text)?.[0];
  if (western !== undefined) return `write "${groupIndian(western)}": the last three digits, then twos`;
  for (const [, amount = ''] of text.matchAll(/₹(\d[\d,]*(?:\.\d+)?)/g)) {
    const digits = amount.replace(/,$/, '');
    if (!indianGrouping.test(digits)) return `write "₹${groupIndian(digits)}": the last three digits, then twos`;
  }
  return undefined;
}

/** Parameters that say which document an address is of. All others may say who is paid for a visit. */
const OF_DOCUMENT = new Set([
  ...['id', 'id_pk', 'documentid', 'docid', 'pid', 'prid', 'p', 'page', 'section', 'tab', 'type', 'category', 'mode'],
  ...['year', 'month', 'lang', 'language', 'sfvrsn', 'amp', 'file', 'product', 'scheme', 'code'],
]);

/** A part of a path that names who sent the visitor: "/dsa/4021". */
const SENDER = /\/(?:dsa|aff(?:iliate)?s?|partners?|referr?(?:al|er)?s?|agents?|campaigns?)\/[\w-]*\d/iu;

/** The message for an address with a part that tracks, or undefined. */
export function trackingProblem(link: string): string | undefined {
  const [page = ''] = link.split(/[?#]/u);
  // Folders of public repositories have such names.
  if (!page.startsWith('https://github.com/') && SENDER.test(page)) {
    return 'write the address of the page itself, without who leads to it';
  }
  const [, query = ''] = /\?([^#]*)/u.exec(link) ?? [];
  const [, fragment = ''] = /#(.*)/u.exec(link) ?? [];
  const isOther = (name: string): boolean => !OF_DOCUMENT.has(name.toLowerCase());
  const inFragment = [...fragment.matchAll(/([\w.-]+)=/gu)].map(([, name = '']) => name);
  const other = [...[...new URLSearchParams(query).keys()].filter(Boolean), ...inFragment].find(isOther);
  return other === undefined ? undefined : 'write the address without its tracking part: end it before the "?"';
}

function groupIndian(amount: string): string {
  const [whole = '', fraction] = amount.replaceAll(',', '').split('.');
  const grouped = new Intl.NumberFormat('en-IN').format(BigInt(whole));
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
