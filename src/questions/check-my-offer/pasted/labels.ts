// cspell:ignore tenour essing disburs ement lment lments istrative dishonou suraksha ument ation
/** What a Key Facts Statement and lenders call the lines of a loan offer. All patterns are for text in plain characters, see lib/typed. */

/** A line of an offer. Those in upper case only end the line before them. */
export type LineName =
  | 'loan'
  | 'amount'
  | 'disbursal'
  | 'paidOut'
  | 'months'
  | 'instalment'
  | 'instalments'
  | 'rate'
  | 'floatingTable'
  | 'benchmark'
  | 'spread'
  | 'fees'
  | 'processing'
  | 'insurance'
  | 'valuation'
  | 'other'
  | 'stampDuty'
  | 'apr'
  | 'CONTINGENT'
  | 'penalty'
  | 'prepayment'
  | 'switching'
  | 'END';

/** A label: the words, and the number of its row in the RBI's form, which stands before it in tables that lost their lines. */
type Label = readonly [name: LineName, words: RegExp, row?: number];

// Order does not matter: where two begin at one place, the longer one counts.
const labels: readonly Label[] = [
  ['loan', /type of loan|loan type|loan product|product(?: name)?/u],
  ['amount', /(?:(?:sanctioned|approved|eligible) )?(?:loan|limit|credit) (?:amount|amt\.?|value)(?: sanctioned)?/u, 2],
  ['amount', /(?:sanction(?:ed)?|approved|principal|financed?) (?:amount|amt\.?|limit)/u, 2],
  ['amount', /(?:amount|amt\.?) (?:of (?:the )?loan|sanctioned|approved|financed|borrowed)|loan of/u, 2],
  ['disbursal', /disburs(?:al|ement) schedule|disburs(?:al|ement)(?: mode)?/u, 3],
  ['disbursal', /disbursement in stages or 100% upfront\.?/u],
  ['END', /if it is stage ?wise,? mention the clause of (?:the )?loan agreement having relevant details/u],
  ['paidOut', /net disburs(?:ed|al|ement)(?: (?:loan )?amount)?|amount (?:to be )?disbursed/u],
  ['paidOut', /net amount (?:paid|credited)(?: to you)?/u],
  ['months', /(?:(?:loan|repayment|emi) )?(?:term|tenure|tenor|tenour)(?: of (?:the )?loan)?|for a period of/u, 4],
  ['months', /(?:loan|repayment) (?:period|duration)|(?:number|no\.?) of months|(?:months|years)(?= ?[:=])/u, 4],
  ['END', /instal?lments? details/u, 5],
  ['END', /type of (?:instal?lments?|epis?|emis?)/u],
  ['END', /commencement of repayments?,? post sanction|commencement of repayments?/u],
  ['END', /first (?:emi|epi|instal?lment)(?: due)? (?:date|on)/u],
  ['instalments', /(?:number|no\.?|nos\.?) of (?:epis?|emis?|(?:monthly )?instal?lments?)/u],
  ['instalment', /(?:amount of (?:each )?)?(?:epi|e\.?m\.?i)(?: (?:amount|amt\.?))?/u],
  [
    'instalment',
    /(?:equated )?(?:monthly|periodic) (?:instal?lment|repayment|payment)(?: amount)?|instal?lment amount|kist/u,
  ],
  [
    'rate',
    /(?:(?:daily|monthly) )?(?:annual |applicable )?(?:interest rate|rate of (?:interest|int\b\.?)|int\b\.? rate|r\.?o\.?i)|(?:(?:daily|monthly) )?interest|int\.?(?= ?[\d:=@-])/u,
    6,
  ],
  ['floatingTable', /additional information in case of floating rate of interest/u, 7],
  ['floatingTable', /reference benchmark/u],
  ['benchmark', /benchmark rate|(?:external )?benchmark|repo rate|eblr|rllr|mclr/u],
  ['spread', /spread/u],
  ['END', /final rate|reset periodicity|impact of change in the reference benchmark/u],
  ['fees', /fees? ?\/ ?charges/u, 8],
  ['END', /payable to (?:the )?(?:re|lender|bank|nbfc|company)\b/u],
  ['END', /payable to a third party(?: through [a-z ]+?)?(?= ?\()|one-time ?\/ ?recurring/u],
  [
    'processing',
    /(?:admin(?:istrative)? (?:& |and ))?proc(?:essing|\.)? (?:fees?|charges?|cost)|(?:login|file) (?:fees?|charges?)|processing(?= ?[\d:=-])|pf/u,
  ],
  [
    'insurance',
    /(?:credit )?(?:life )?insurance(?: (?:charges?|premium|fees?))*|(?:loan )?(?:protection|suraksha|cover)(?: plan)?|credit shield|ins\.?(?= ?[:=-])/u,
  ],
  ['valuation', /(?:legal (?:& |and ))?valuation (?:fees?|charges?)|legal (?:fees?|charges?)/u],
  ['valuation', /technical (?:fees?|charges?)/u],
  ['other', /any other(?: fees?| charges?)?(?= ?\(please)|doc(?:ument(?:ation|s)?|s?\.?) (?:fees?|charges?)/u],
  ['other', /other (?:fees?|charges?)|platform fees?|convenience fees?/u],
  ['stampDuty', /stamp duty(?: charges?)?|cersai(?: (?:fees?|charges?))?/u],
  ['apr', /annual(?:i[sz]ed)? percentage rate|\bapr\b/u, 9],
  ['CONTINGENT', /details of contingent charges|contingent charges/u, 10],
  ['penalty', /(?:other )?penal (?:charges?|interest)(?:,? if any)?(?:,? in case of delayed payments?)?/u],
  ['penalty', /late payment (?:charges?|fees?|penalty)|penal rate/u],
  ['prepayment', /(?:pre-? ?(?:payment|closure)|foreclosure)(?: (?:charges?|penalty|fees?))?/u],
  ['switching', /charges for switching of loans? from floating to fixed rate(?:s)? and vice versa/u],
  ['switching', /(?:switching|conversion) (?:charges?|fees?)/u],
  ['END', /part 2|(?:cheque|mandate|bounce|dishonou?r)[a-z /]* (?:charges?|fees?)/u],
  ['END', /gst(?: @ ?18 ?%)? on|total (?:interest|amount|of)|kfs|key facts? statement/u],
];

/** In brackets, but no number of a row, "(ii)", and no number alone; a footnote's digit may follow: "(APR) (%)6". */
const BRACKETS = /\((?![ivx]{1,4}\))(?:[^()\d]|\d(?=[^()]{0,40}[a-z])){0,80}\)(?:\d(?=[\s:|]))?/u;

/** What may stand between a label and its value and belongs to the label: "(in rupees)", ", if any", ":", "is". */
const BEHIND = [
  `(?:\\s*(?:${BRACKETS.source}|\\[\\d+\\]|,?\\s+(?:and\\s+type|if\\s+applicable|if\\s+any)))*`,
  /\s*(?:[:=|-]|\bis\b|\bof\b|\bat\b)?/u.source,
].join('');

const spaced = (words: string): string => words.replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s*');

/** A row's number before its label, as in the RBI's form or next to it: forms leave rows out. */
function numbered(row: number | undefined): string {
  const item = '\\(?[ivx]{1,4}\\)\\s*';
  if (row === undefined) return `(?:${item})?`;
  return `(?:(?<![\\d.,])(?:${row - 1}|${row}|${row + 1})[.)]?[^\\S\\n]+|${item})?`;
}

const patterns = labels.map(([name, words, row]) => ({
  name,
  pattern: new RegExp(`${numbered(row)}(?<![a-z])(?:${spaced(words.source)})(?![a-z])${BEHIND}`, 'gu'),
}));

/** A label in a text: where it begins and where its value may begin. */
export interface FoundLabel {
  readonly name: LineName;
  readonly start: number;
  readonly end: number;
}

/** The labels in a text in plain characters, in their order, none inside another. */
export function labelsIn(plain: string): readonly FoundLabel[] {
  const all = patterns.flatMap(({ name, pattern }) =>
    [...plain.matchAll(pattern)].map((match): FoundLabel => ({
      name,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  all.sort((one, other) => one.start - other.start || other.end - one.end);
  const found: FoundLabel[] = [];
  for (const label of all) if (label.start >= (found.at(-1)?.end ?? 0)) found.push(label);
  return found;
}
