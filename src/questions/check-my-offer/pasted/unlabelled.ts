// cspell:ignore foreclos nual approv clos
import type { OfferValues } from '../values';
import { isOfRange, type Quantity } from './valuesIn';

/** What stands around a value: words that make it the one of a field, and words that make it something else. */
interface Around {
  readonly name: keyof OfferValues;
  readonly kind: Quantity['kind'];
  readonly before?: RegExp;
  readonly behind: RegExp;
}

const A_MONTH = /^(?:\/-)?\s*(?:(?:per|a|each|every|\/)\s*month|p\.?\s?m\b|monthly|(?:as )?emi\b)/u;

/** The likeliest first. */
const marks: readonly Around[] = [
  {
    name: 'rate',
    kind: 'percent',
    before:
      /(?:@|\bat|\brates?|\bro[il]|\binterest)[\s:=(-]*(?:is|of|at|@|from)?\s*(?:flat|fixed|floating|reducing)?[\s:=)-]*$/u,
    behind:
      /^\s*\(?(?:p\.?\s?[am]\b|per (?:annum|year|month)|an?(?:nual| year| month)|yearly|monthly|interest|roi|rate|flat|fixed|floating|reducing)/u,
  },
  {
    name: 'months',
    kind: 'months',
    before: /\b(?:for|over|in|of|tenure|tenor|term|period)[\s:=(-]*$/u,
    behind: /^\s*(?:tenure|tenor|term|loan)/u,
  },
  {
    name: 'instalment',
    kind: 'rupees',
    before: /\bmonthly[\s:=-]*$/u,
    behind: A_MONTH,
  },
  {
    name: 'amount',
    kind: 'rupees',
    before:
      /(?:\b(?:loan|borrow(?:ing|ed)?|sanction(?:ed)?|approv(?:ed|al)|offer(?:ed|ing)?|principal|amount|amt))\.?[\s:=-]*(?:of|for|is|up ?to)?[\s:=-]*$/u,
    behind: /^\s*(?:[a-z]+ ){0,2}(?:loan|sanctioned|approved)\b/u,
  },
];

/** What is no value of the loan itself, before it or behind it. */
const foreign: Readonly<Record<Quantity['kind'], Omit<Around, 'name' | 'kind'>>> = {
  percent: {
    before:
      /(?:gst|tax(?:es)?|discount|cash ?back|penal\w*|late|overdue|default|delay\w*|bounce|foreclos\w*|pre-? ?(?:pay|clos)\w*|fees?|charges?)[^\d.;\n]*$/u,
    behind: /^\s*(?:of\b|gst|tax|discount|off\b|cash ?back|upfront|ltv|fee|charge)/u,
  },
  months: {
    before:
      /\b(?:after|within|every|each|first|last|initial|minimum|min\.?|moratorium|lock-?in|grace|reset|notice|cooling[- ]off|past|previous)\b[^\d.;\n]*$/u,
    behind: /^\s*(?:after|old\b|moratorium|lock|mclr|notice|reset|salary|of (?:employment|experience))/u,
  },
  rupees: {
    before:
      /\b(?:salary|income|earn\w*|gst|tax(?:es)?|discount|cash ?back|save|saving|penal\w*|late|fees?|charges?)\b[^\d.;\n]*$/u,
    behind: /^\s*(?:salary|income|gst|tax|discount|off\b|cash ?back)/u,
  },
};

const NEAR = 40;

/** Only the word "loan" or another value of one makes a lone value its own: it may be anything else. */
const COMPANY: readonly (keyof OfferValues)[] = ['amount', 'rate', 'months', 'instalment', 'instalments'];

/** A value of a field and where it stands. */
export interface Told {
  readonly name: keyof OfferValues;
  readonly quantity: Quantity;
}

/**
 * Values without a label, told by the words around them ("@ 11% p.a.", "for 48 months", "5 lakh loan"), or because only one of their kind is
 * left. What may be two things is left out.
 *
 * @param free values of the text that belong to no label, in their order
 * @param known fields that labels have filled
 */
export function unlabelledIn(
  plain: string,
  free: readonly Quantity[],
  known: ReadonlyMap<keyof OfferValues, number | string>,
): readonly Told[] {
  const around = ({ start, end }: Quantity): readonly [before: string, behind: string] => [
    plain.slice(Math.max(0, start - NEAR), start),
    plain.slice(end, end + NEAR),
  ];
  const isForeign = (quantity: Quantity): boolean => {
    const [before, behind] = around(quantity);
    const words = foreign[quantity.kind];
    return (words.before?.test(before) ?? false) || words.behind.test(behind) || isOfRange(plain, quantity);
  };
  const told: Told[] = [];
  const isKnown = (name: keyof OfferValues): boolean => known.has(name) || told.some((one) => one.name === name);
  let left = free.filter((one) => !isForeign(one));
  const take = (name: keyof OfferValues, quantity: Quantity | undefined): void => {
    if (!quantity || isKnown(name)) return;
    told.push({ name, quantity });
    left = left.filter((one) => one !== quantity);
  };
  for (const { name, kind, before, behind } of marks) {
    take(
      name,
      left.find((one) => {
        const [textBefore, textBehind] = around(one);
        return one.kind === kind && ((before?.test(textBefore) ?? false) || behind.test(textBehind));
      }),
    );
  }
  const isLoan = /\bloan\b/u.test(plain) || COMPANY.some(isKnown) || new Set(left.map(({ kind }) => kind)).size > 1;
  for (const { name, kind } of marks) {
    const [only, second] = left.filter((one) => one.kind === kind);
    if (isLoan && name !== 'instalment' && !second) take(name, only);
  }
  return told;
}
