/** Digits in groups: 1 to 3 first, 3 last, 2 or 3 between them, as in 50,00,000 and 5,000,000. */
function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...others] = groups;
  const last = others.pop();
  if (last === undefined) return true;
  return first.length <= 3 && last.length === 3 && others.every(({ length }) => length === 2 || length === 3);
}

/** How sure it is that a comma only groups digits. */
export type Marks = {
  /** A word such as "lakh" follows: "1,2 lakh" may mean 1.2 lakh */
  readonly hasUnit?: boolean;
  /** The sign ₹ stands before it, as where a field wrote the amount and somebody changes a digit of it */
  readonly isOurs?: boolean;
};

/** The digits without their group marks; undefined where the marks may mean something else. */
function withoutMarks(whole: string, { hasUnit, isOurs }: Marks): string | undefined {
  const groups = whole.split(/[,']/u).filter((group) => group !== '');
  const digits = groups.join('');
  if (isGrouped(groups)) return digits;
  if (hasUnit) return undefined;
  // One mark before one or two digits may be a decimal comma: 8,5 is 8.5 elsewhere. Two marks, or more digits, leave one reading.
  const [, tail = ''] = groups;
  const isDecimalElsewhere = groups.length === 2 && tail.length < 3;
  return isDecimalElsewhere && !isOurs ? undefined : digits;
}

/**
 * Reads digits: "50,00,000", "5,000,000.50", ".5", "50'000", "50.00.000". A comma is never a decimal point. Group marks carry no meaning
 * once one reading is left, as in "50,00,0000" where a digit was added; "8,5" has two, so it has none.
 *
 * @param run a token of digits, points and marks
 */
export function figureOf(run: string, marks: Marks): number | undefined {
  const parts = run.split('.');
  // Two points are group marks or nothing.
  if (parts.length > 2) {
    return parts.every((part) => /^\d+$/u.test(part)) && isGrouped(parts) ? Number(parts.join('')) : undefined;
  }
  const [whole = '', decimals = ''] = parts;
  if (!/^\d*$/u.test(decimals)) return undefined;
  const digits = withoutMarks(whole, marks);
  if (digits === undefined || (digits === '' && decimals === '')) return undefined;
  // ",.5" is nothing.
  if (digits === '' && whole !== '') return undefined;
  return Number(`${digits}.${decimals}0`);
}

/** Digits in groups with spaces between them: "50 00 000", "5 000 000.50". */
export function spacedFigureOf(runs: readonly string[]): number | undefined {
  const [last = '', decimals = ''] = runs.at(-1)?.split('.', 2) ?? [];
  const groups = [...runs.slice(0, -1), last];
  if (![...groups, decimals].every((group) => /^\d*$/u.test(group)) || !isGrouped(groups)) return undefined;
  return Number(`${groups.join('')}.${decimals}0`);
}
