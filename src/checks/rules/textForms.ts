// cspell:ignore imited ffer pply
import { allMdx } from '../model';
import { placeAt } from '../problem';
import { readTexts, type ReadText, wordsOfData, wordsOfFrontMatter, wordsOfTags } from '../readTexts';
import type { Rule } from './rule';

/** A form of writing to avoid, and what to write instead. */
type Form = readonly [words: RegExp, remedy: string];

/** Forms that are wrong wherever a visitor reads them. */
const forms: readonly Form[] = [
  [/\d+(?:\.\d+)? %/u, 'write the sign right after the number, "8.35%"'],
  [/%{2,}/u, 'write the sign once'],
  [/\b(?:3[01] February|31 (?:April|June|September|November))\b/u, 'this month has no such day; see the document'],
  [/(?<![\d,₹])\d{1,2},\d{1,2}%/u, 'write a point before the decimals, "7.10%"'],
  [/\bp\.? ?a\.(?= |$)|(?<=%) pa\b/u, 'write "a year"'],
  [/₹\d[\d,]*,\d{3} lakh\b/u, 'write either the digits or the word: "₹5,00,000" or "₹5 lakh"'],
  [/\b\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d{2}\b/u, 'write the day as "25 November 2026"'],
  [/(?![©®™])\p{Extended_Pictographic}/u, 'take the picture out: screen readers read its name aloud'],
  [/!{2,}|\?!|!\?/u, 'end the sentence with a full stop'],
  [
    /\b(?:HURRY|hurry(?: up)?!|[Aa]ct now|[Dd]on[’']t miss|[Ll]ast chance|[Ll]imited[- ](?:time|period) offer|[Oo]ffer ends soon|[Gg]rab (?:it|this|your|the)|[Bb]ook now|[Aa]pply now)/u,
    'say what it is and until which day: nobody here is pressed',
  ],
  [/\bT ?& ?Cs?\b|\b(?:terms and )?conditions apply\b/iu, 'name the conditions'],
  [
    /\b(?:currently|nowadays|these days|as of now|at the moment)\b/iu,
    'name the month, or leave it out: it is untrue one day',
  ],
  [/\b[A-Z]{5}\d{4}[A-Z]\b|\b\d{4} \d{4} \d{4}\b/u, 'take it out: this is the number of a person'],
];

const THING =
  '(?:returns?|approval|profits?|income|gains?|loans?|acceptance|savings?|results?|cashback|interest|growth)';

/** Claims that no product bears out. In quotes, in a question, or with a "not" or "no" in the sentence, they are somebody else's. */
const claims: readonly Form[] = [
  [
    new RegExp(`\\bguaranteed (?:\\w+ )?${THING}\\b|\\bguarantees? (?:you )?(?:an? )?(?:\\w+ )?${THING}\\b`, 'iu'),
    'say who owes it, and what may come in between',
  ],
  [
    /\b(?:risk[- ]free|no risk|zero risk|100% safe|(?:completely|totally|absolutely) safe)\b/iu,
    'say what can go wrong, and what is insured',
  ],
  [
    /\bbest and (?:the )?cheapest\b|\b(?:best|cheapest|safest)\b[^.,;:]{0,40}\b(?:in India|in the country|in the market|on the market|of them all|anywhere|ever)\b/u,
    'give the number, and of how many rows it is the lowest',
  ],
  [
    /\b(?:unbeatable|once in a lifetime|sure[- ]shot|instant approval|(?:double|triple) your money|top[- ]notch|world[- ]class)\b/iu,
    'leave the praise out, and give the number',
  ],
];

const DENIED =
  /\b(?:not|no|nor|nobody|none|never|nothing|neither|without|cannot|hardly|if|whether|unless|against|instead of)\b|n[’']t\b|[“”"]|\?\s*$/iu;

/** Marks that show as they are, since content has no such part of Markdown. */
const marks: readonly Form[] = [
  [/\*/u, 'a lone "*" shows as it is; say in the sentence what it stands for'],
  [/~[^~]*~/u, 'two "~" strike out what stands between them; write "to" or "about", or leave the old value out'],
  [/\[\^[\w-]+\]/u, 'there are no footnotes; say it in the sentence, or link to the source'],
];

/** Entities of HTML, which the parser has replaced in texts. */
const ENTITY = /&(?:[a-z]{2,8}|#\d{2,5});/giu;

/** Forms and marks in texts, of pages and of data. */
export const textForms: Rule = (site, report) => {
  const say = (read: ReadText, known: readonly Form[]) => {
    for (const [pattern, message] of known) {
      const found = pattern.exec(read.text)?.[0];
      if (found === undefined) continue;
      const { path, line, column } = read;
      report({ path, line, column, found: JSON.stringify(found.trim()), message });
    }
  };
  for (const page of allMdx(site)) {
    for (const { value, line, column } of page.texts)
      say({ path: page.path, text: value, line, column }, [...forms, ...marks]);
    for (const text of [...wordsOfTags(page), ...wordsOfFrontMatter(page)]) say(text, forms);
  }
  for (const text of wordsOfData(site)) say(text, forms);
  for (const { path, text } of allMdx(site)) {
    for (const { 0: entity, index } of text.matchAll(ENTITY)) {
      report({
        path,
        ...placeAt(text, index),
        found: JSON.stringify(entity),
        message: 'write the character itself, such as ’ or a space',
      });
    }
  }
};

/** Claims in sentences that neither deny them nor quote somebody else. */
export const textClaims: Rule = (site, report) => {
  for (const read of readTexts(site)) {
    for (const sentence of read.text.split(/(?<=[.!?:;])\s/u)) {
      for (const [pattern, message] of claims) {
        const found = pattern.exec(sentence)?.[0];
        if (found === undefined || DENIED.test(sentence)) continue;
        const { path, line, column } = read;

        report({ path, line, column, found: JSON.stringify(found), message });
      }
    }
  }
};
