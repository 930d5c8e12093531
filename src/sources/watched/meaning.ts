// cspell:ignore tenor foreclos forex preclos clos conver revers maint penalt bter imum educat bnre bfcnr annuali
import { tenureOf } from '../../content/depositTenures';
import { listCatalogue, loanListIds, type LoanListId } from '../../content/listCatalogue';
import type { KindName } from '../../content/schemas';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';

/** What a number of ours is called by others, so that it is told from other numbers of the same document. */
export interface Meaning {
  /** One of these words stands near it. */
  readonly words: RegExp;
  /** None of these stands near it. */
  readonly not?: RegExp | undefined;
  /** Whether it is only for seniors, only for others, or for either. */
  readonly seniors?: boolean | undefined;
  /** The tenure that it is for, in months. */
  readonly months?: number | undefined;
  /** Whether a number without a tenure beside it may be meant, since such lists have one only. */
  readonly isTenureOptional?: boolean;
  /** A sum that its slab contains, in rupees. */
  readonly rupees?: number | undefined;
  /** What kind of product the list is about, where a page may have several kinds. */
  readonly product?: RegExp | undefined;
}

/** Deposits that pay another rate than the everyday one with the same tenure. */
const OTHER_DEPOSITS =
  /non-? ?callable|without premature|bulk|\bnre\b|\bfcnr|recurring|\brd\b|tax[ -]sav|annuali[sz]ed|\byield/u;

const RATE = /rate|interest|roi\b|p\.? ?a\b|yield|ब्याज|दर/u;

/** Fields that mean something else than their heading in a list says, or that others call by other names. The longest ending of a path counts. */
const FIELDS: readonly (readonly [ending: RegExp, meaning: Meaning])[] = [
  [/^senior(?:Citizen)?Rate|^seniorRate/u, { words: RATE, seniors: true, not: OTHER_DEPOSITS }],
  [/seniorExtra$/u, { words: /senior|वरिष्ठ/u }],
  [
    /processingFee|^fee$|^otherFees/u,
    {
      words: /process|upfront|login fee|प्रोसेसिंग|शुल्क|fees?\b|charges?\b/u,
      not: /pre-?pay|foreclos|pre-?clos|late|bounce|stamp|duplicate|conversion|penal/u,
    },
  ],
  [/prepayment/u, { words: /pre-?pay|foreclos|pre-?clos|part[ -]pay/u }],
  [/conversionFee/u, { words: /conver|switch/u }],
  [/tenure/u, { words: /tenure|tenor|repay|period|term\b|अवधि/u }],
  [/ltv/u, { words: /ltv|loan[ -]to[ -]value|margin/u }],
  [/amount$/u, { words: /amount|quantum|loan size|maximum/u }],
  [/averageRate/u, { words: /average|mean/u }],
  [/benchmark/u, { words: /rllr|rblr|eblr|mclr|benchmark|repo|external|plr/u }],
  [/^rates?\b|otherRates/u, { words: RATE, not: /penal|overdue|mclr|fixed deposit|savings/u }],
  [
    /fees\.joining/u,
    { words: /join|membership(?! rewards?\b)|enrol|one[ -]time|first[ -]year/u, not: /annual|renew|add-?on|\blate\b/u },
  ],
  [/fees\.yearly/u, { words: /annual|yearly|renew|per year/u, not: /spend|waive|join/u }],
  [/fees\.waivedFrom/u, { words: /waive|waiver|revers|spend/u }],
  [/markup/u, { words: /mark-?up|forex|foreign|cross[ -]currency|international/u }],
  [/income/u, { words: /income|salary|earning/u }],
  [/pointWorth/u, { words: /worth|value|=|point/u }],
  [/redeeming/u, { words: /redemption|redeem/u }],
  [/lounges\.domestic/u, { words: /domestic|lounge/u, not: /international/u }],
  [/lounges\.abroad/u, { words: /international|abroad|priority pass/u }],
  [/milestones\.\d+\.spending/u, { words: /spend|spent|purchase/u }],
  [/milestones\.\d+\.voucher/u, { words: /voucher/u }],
  [/rules\.\d+\.earns|above\.earns/u, { words: /point|cash ?back|reward|earn|back|mile|coin/u }],
  [/cap$|totalCap/u, { words: /cap|max|limit|up ?to/u }],
  [/minBalance/u, { words: /minimum|average.*balance|\b[maq]ab\b/u }],
  [/belowMinimum/u, { words: /non[ -]?maint|shortfall|penal/u }],
  [/breakingCost/u, { words: /premature|penalt|withdraw|break/u }],
  [/highestRate/u, { words: RATE, seniors: false, not: OTHER_DEPOSITS }],
  [/^interestRate$/u, { words: RATE, seniors: false, not: OTHER_DEPOSITS }],
  [/^rate\d/u, { words: RATE, seniors: false, not: OTHER_DEPOSITS }],
  [/expenseRatio/u, { words: /expense|\bter\b/u }],
  [/returns1Y/u, { words: /\b(?:1|one)[ -]?(?:y|yr|year)\b/u }],
  [/returns3Y/u, { words: /\b(?:3|three)[ -]?(?:y|yr|year)s?\b/u }],
  [/returns5Y/u, { words: /\b(?:5|five)[ -]?(?:y|yr|year)s?\b/u }],
  [/aum$/u, { words: /\baum\b|assets|fund size|corpus/u }],
  [/minimumSip/u, { words: /\bsip\b/u }],
  [/minimumLumpSum/u, { words: /lump|purchase|min(?:imum)?\.? invest|additional/u, not: /\bsip\b/u }],
];

/** Which kind of loan a list is about, as its pages say it. */
const PRODUCTS: Readonly<Record<LoanListId, RegExp>> = {
  'home-loans': /home|housing|गृह|आवास/u,
  'car-loans': /\bcar\b|auto|vehicle|वाहन/u,
  'gold-loans': /gold|स्वर्ण|सोना/u,
  'education-loans': /educat|student|शिक्षा/u,
  'personal-loans': /personal/u,
  'business-loans': /business|msme|sme\b/u,
  'property-loans': /property|\blap\b|mortgage/u,
};

/** Found by the page beside the file, since a page may be renamed. @param file path of the data file */
function loanOf(file: string): RegExp | undefined {
  const list = loanListIds.find((id) => `docs${listCatalogue[id].page}.yml` === file);
  return list && PRODUCTS[list];
}

/** The tenure of a field of deposits, in months. */
function monthsOf(kind: KindName | undefined, field: string): number | undefined {
  if (kind !== 'fd-rates' && kind !== 'company-deposits') return undefined;
  const years = tenureOf(field)?.years;
  return years === undefined ? undefined : years * MONTHS_IN_YEAR;
}

/** A small deposit, since lists of deposits are of those below ₹3 crore. */
const SMALL_DEPOSIT = 100_000;

/**
 * What a field of a list means.
 *
 * @param label the field's heading for visitors, whose words are looked for where nothing better is known
 * @param file path of the data file
 */
export function meaningOf(kind: KindName | undefined, field: string, label: string, file: string): Meaning {
  const months = monthsOf(kind, field);
  const rupees =
    kind === 'fd-rates'
      ? SMALL_DEPOSIT
      : /^rate(?<lakh>\d+)Lakh$/u.test(field)
        ? 100_000 * Number(/\d+/u.exec(field)?.[0])
        : undefined;
  const known = FIELDS.find(([ending]) => ending.test(field))?.[1] ?? { words: anyWordOf(label) };
  return { ...known, months, isTenureOptional: kind === 'company-deposits', rupees, product: loanOf(file) };
}

const EMPTY_WORDS = new Set('the and for with from that what than year each your you have its are per'.split(' '));

function anyWordOf(label: string): RegExp {
  const words = label.toLowerCase().match(/[a-z]{3,}/gu) ?? [];
  const own = words.filter((word) => !EMPTY_WORDS.has(word));
  return new RegExp(own.length === 0 ? '.' : own.map((word) => word.replace(/s$/u, '')).join('|'), 'u');
}

/** Kinds of products that a page of a bank may have side by side. */
export const otherProducts = (own: RegExp | undefined): readonly RegExp[] =>
  own === undefined ? [] : Object.values(PRODUCTS).filter((one) => one !== own);
