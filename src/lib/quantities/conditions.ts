import { formatMoney, parseMoney } from './money';
import { readAll, refused, type Reading } from './reading';
import * as words from './messages.en';

/** What a borrower or a loan may be, in the words of data files. */
export const traits = [
  'salaried',
  'self-employed',
  'professional',
  'government employee',
  'woman first owner',
  'salary account',
  'pre-approved',
  'loan taken over',
  'overdraft',
  'best internal grade',
  'credit insurance',
] as const;

export type Trait = (typeof traits)[number];

const traitTexts: Readonly<Record<Trait, string>> = {
  salaried: words.salaried,
  'self-employed': words.selfEmployed,
  professional: words.professional,
  'government employee': words.governmentEmployee,
  'woman first owner': words.womanFirstOwner,
  'salary account': words.salaryAccount,
  'pre-approved': words.preApproved,
  'loan taken over': words.loanTakenOver,
  overdraft: words.overdraft,
  'best internal grade': words.bestInternalGrade,
  'credit insurance': words.creditInsurance,
};

/** Under which condition a published value holds. Both ends of a score belong to it; a loan is above its lower end. */
export type Condition =
  | { readonly kind: 'score'; readonly least?: number; readonly most?: number }
  | { readonly kind: 'loan'; readonly above?: number; readonly upTo?: number }
  | { readonly kind: 'trait'; readonly trait: Trait };

const SCORE = /^score (?:at least (?<least>\d{3})|below (?<below>\d{3})|(?<from>\d{3}) to (?<to>\d{3}))$/u;
const LOAN = /^loan(?: above (?<above>₹.+?))?(?: up to (?<upTo>₹.+))?$/u;
const LEAST_SCORE = 300;
const GREATEST_SCORE = 900;

const remedy = `write conditions such as "score at least 825", "loan above ₹30 lakh", ${traits.map((trait) => `"${trait}"`).join(', ')}`;

function parseScore(text: string): Reading<Condition> {
  const groups = SCORE.exec(text)?.groups;
  if (!groups) {
    return refused(`"${text}" is not understood; write "score at least 825", "score 750 to 799" or "score below 600"`);
  }
  const least = groups['least'] ?? groups['from'];
  const below = groups['below'];
  const most = below === undefined ? groups['to'] : String(Number(below) - 1);
  for (const end of [least, most]) {
    if (end !== undefined && (Number(end) < LEAST_SCORE || Number(end) > GREATEST_SCORE)) {
      return refused(`write a score from ${LEAST_SCORE} to ${GREATEST_SCORE}`);
    }
  }
  if (least !== undefined && most !== undefined && Number(least) >= Number(most)) {
    return refused(`write the lower score first: "score ${most} to ${least}"`);
  }
  return {
    value: {
      kind: 'score',
      ...(least !== undefined && { least: Number(least) }),
      ...(most !== undefined && { most: Number(most) }),
    },
  };
}

function parseLoan(text: string): Reading<Condition> {
  const { above, upTo } = LOAN.exec(text)?.groups ?? {};
  if (above === undefined && upTo === undefined) {
    return refused(
      `"${text}" is not understood; write "loan above ₹30 lakh", "loan up to ₹25 lakh" or "loan above ₹30 lakh up to ₹75 lakh"`,
    );
  }
  const ends = readAll(
    [above, upTo].filter((end) => end !== undefined),
    parseMoney,
  );
  if (ends.problem !== undefined) return ends;
  const [first = 0, second] = ends.value;
  if (second !== undefined && first >= second) {
    return refused(`write the smaller loan first: "loan above ${formatMoney(second)} up to ${formatMoney(first)}"`);
  }
  if (above === undefined) return { value: { kind: 'loan', upTo: first } };
  return { value: { kind: 'loan', above: first, ...(second !== undefined && { upTo: second }) } };
}

function parseCondition(text: string): Reading<Condition> {
  if (text.startsWith('score')) return parseScore(text);
  if (/^loan (?:above|up to)/u.test(text)) return parseLoan(text);
  const trait = traits.find((known) => known === text);
  return trait === undefined ? refused(`"${text}" is not understood; ${remedy}`) : { value: { kind: 'trait', trait } };
}

/** Reads conditions that hold together, parted by commas: "salaried, score at least 840". */
export function parseConditions(text: string): Reading<readonly Condition[]> {
  return readAll(text.split(', '), parseCondition);
}

/** Writes one condition as `parseConditions` reads it. */
export function formatCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'trait':
      return traitTexts[condition.trait];
    case 'score': {
      const { least, most } = condition;
      if (least === undefined) return words.scoreBelow({ score: String((most ?? GREATEST_SCORE) + 1) });
      if (most === undefined) return words.scoreAtLeast({ score: String(least) });
      return words.scoreRange({ least: String(least), most: String(most) });
    }
    case 'loan': {
      const { above, upTo } = condition;
      if (above === undefined) return words.loanUpTo({ most: formatMoney(upTo ?? 0) });
      if (upTo === undefined) return words.loanAbove({ above: formatMoney(above) });
      return words.loanRange({ above: formatMoney(above), most: formatMoney(upTo) });
    }
  }
}

/** Writes conditions as `parseConditions` reads them. */
export function formatConditions(conditions: readonly Condition[]): string {
  return conditions.map(formatCondition).join(', ');
}
