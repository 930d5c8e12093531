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
type Label = readonly [name: LineName, words: string, row?: number];

// Order does not matter: where two begin at one place, the longer one counts.
const labels: readonly Label[] = [
  ['loan', 'type of loan|loan type|loan product|product(?: name)?'],
  [
    'amount',
    '(?:sanctioned )?(?:loan|limit) amount(?: sanctioned)?|sanctioned amount|amount of (?:the )?loan|amount sanctioned|loan of|principal amount',
    2,
  ],
  ['disbursal', 'disburs(?:al|ement) schedule|disburs(?:al|ement)(?: mode)?', 3],
  ['disbursal', 'disbursement in stages or 100% upfront\\.?'],
  ['END', 'if it is stage ?wise,? mention the clause of (?:the )?loan agreement having relevant details'],
  [
    'paidOut',
    'net disburs(?:ed|al|ement)(?: (?:loan )?amount)?|amount (?:to be )?disbursed|net amount (?:paid|credited)(?: to you)?',
  ],
  ['months', '(?:loan )?(?:term|tenure|tenor)(?: of (?:the )?loan)?|repayment period|for a period of', 4],
  ['END', 'instal?lments? details', 5],
  ['END', 'type of (?:instal?lments?|epis?|emis?)'],
  [
    'END',
    'commencement of repayments?,? post sanction|commencement of repayments?|first (?:emi|epi|instal?lment)(?: due)? (?:date|on)',
  ],
  ['instalments', '(?:number|no\\.?|nos\\.?) of (?:epis?|emis?|(?:monthly )?instal?lments?)'],
  [
    'instalment',
    '(?:amount of (?:each )?)?(?:epi|emi)(?: amount)?|(?:equated )?(?:monthly|periodic) instal?lment(?: amount)?|instal?lment amount',
  ],
  ['rate', '(?:annual |applicable )?(?:interest rate|rate of interest|roi)|interest', 6],
  ['floatingTable', 'additional information in case of floating rate of interest', 7],
  ['floatingTable', 'reference benchmark'],
  ['benchmark', 'benchmark rate|(?:external )?benchmark|repo rate|eblr|rllr|mclr'],
  ['spread', 'spread'],
  ['END', 'final rate|reset periodicity|impact of change in the reference benchmark'],
  ['fees', 'fees? ?/ ?charges', 8],
  [
    'END',
    'payable to (?:the )?(?:re|lender|bank|nbfc|company)\\b|payable to a third party(?: through [a-z ]+?)?(?= ?\\()|one-time ?/ ?recurring',
  ],
  ['processing', '(?:admin(?:istrative)? (?:& |and ))?processing (?:fees?|charges?)|login fees?'],
  ['insurance', '(?:credit )?(?:life )?insurance(?: (?:charges?|premium|fees?))*|loan (?:protection|cover)(?: plan)?'],
  [
    'valuation',
    '(?:legal (?:& |and ))?valuation (?:fees?|charges?)|legal (?:fees?|charges?)|technical (?:fees?|charges?)',
  ],
  [
    'other',
    'any other(?: fees?| charges?)?(?= ?\\(please)|documentation (?:fees?|charges?)|other (?:fees?|charges?)|platform fees?|convenience fees?',
  ],
  ['stampDuty', 'stamp duty(?: charges?)?|cersai(?: (?:fees?|charges?))?'],
  ['apr', 'annual(?:i[sz]ed)? percentage rate|\\bapr\\b', 9],
  ['CONTINGENT', 'details of contingent charges|contingent charges', 10],
  [
    'penalty',
    '(?:other )?penal (?:charges?|interest)(?:,? if any)?(?:,? in case of delayed payments?)?|late payment (?:charges?|fees?|penalty)|penal rate',
  ],
  [
    'prepayment',
    '(?:pre-?(?:payment|closure) ?(?:charges?|penalty)? ?(?:/|or|and) ?)?(?:foreclosure|pre-?payment|pre-?closure)(?: ?/ ?(?:foreclosure|pre-?payment|pre-?closure))?(?: (?:charges?|penalty|fees?))?(?:,? if applicable)?',
  ],
  [
    'switching',
    'charges for switching of loans? from floating to fixed rate(?:s)? and vice versa|(?:switching|conversion) (?:charges?|fees?)',
  ],
  [
    'END',
    'part 2|(?:cheque|mandate|bounce|dishonou?r)[a-z /]* (?:charges?|fees?)|gst(?: @ ?18 ?%)? on|total (?:interest|amount|of)|kfs|key facts? statement',
  ],
];

/** What may stand between a label and its value and belongs to the label: "(in rupees)", "(%) (6)", ":", "is". */
const BEHIND =
  '(?:\\s*(?:\\((?![ivx]{1,4}\\))(?:[^()\\d]|\\d(?=[^()]{0,40}[a-z])){0,80}\\)(?:\\d(?=[\\s:|]))?|\\[\\d+\\]|,?\\s+(?:and\\s+type|if\\s+applicable|if\\s+any)))*\\s*(?:[:=|-]|\\bis\\b|\\bof\\b|\\bat\\b)?';

const spaced = (words: string): string => words.replaceAll(' ', '\\s+').replaceAll('\\s+?', '\\s*');

/** A row's number before its label, as in the RBI's form or next to it: forms leave rows out. */
function numbered(row: number | undefined): string {
  const item = '\\(?[ivx]{1,4}\\)\\s*';
  if (row === undefined) return `(?:${item})?`;
  return `(?:(?<![\\d.,])(?:${row - 1}|${row}|${row + 1})[.)]?[^\\S\\n]+|${item})?`;
}

const patterns = labels.map(([name, words, row]) => ({
  name,
  pattern: new RegExp(`${numbered(row)}(?<![a-z])(?:${spaced(words)})(?![a-z])${BEHIND}`, 'gu'),
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
