import { plainText, sameSpelling, tokensOf } from './plainText';

const MONTHS = [
  'january जनवरी',
  'february फरवरी',
  'march मार्च',
  'april अप्रैल',
  'may मई',
  'june जून',
  'july जुलाई',
  'august अगस्त',
  'september सितंबर सितम्बर',
  'october अक्टूबर अक्तूबर',
  'november नवंबर नवम्बर',
  'december दिसंबर दिसम्बर',
].map((names) => names.split(' ').map(sameSpelling));

const LEAST_LETTERS = 3;

/** The month of a name or of its first letters, from 1; 0 for another word. */
function monthOf(word: string): number {
  const isShort = word.length < LEAST_LETTERS;
  return MONTHS.findIndex((names) => names.some((name) => (isShort ? name === word : name.startsWith(word)))) + 1;
}

const ORDINALS = new Set(['st', 'nd', 'rd', 'th']);

/** Day, month and year as they were typed, a year of two digits as it is. */
type Parts = readonly [day: string, month: string | number, year: string];

/** The ways to read eight digits and three numbers; of the two orders with the day first and the month first ours is the first. */
function ordersOf(numbers: readonly string[]): readonly Parts[] {
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.length === 1 && first.length === 8) {
    return [
      [first.slice(0, 2), first.slice(2, 4), first.slice(4)],
      [first.slice(6), first.slice(4, 6), first.slice(0, 4)],
    ];
  }
  if (numbers.length !== 3) return [];
  if (first.length === 4) return [[third, second, first]];
  return [
    [first, second, third],
    [second, first, third],
  ];
}

/** Days with the name of a month: "23 July 2024", "July 23, 2024", "2024 July 23". */
function namedOrder(month: number, numbers: readonly string[]): readonly Parts[] {
  const [first = '', second = ''] = numbers;
  if (numbers.length !== 2) return [];
  return first.length === 4 ? [[second, month, first]] : [[first, month, second]];
}

function waysToRead(plain: string): readonly Parts[] {
  const numbers: string[] = [];
  let month: number | undefined;
  for (const { kind, text } of tokensOf(plain)) {
    if (kind === 'figure') numbers.push(...text.split(/[.,']/u).filter((part) => part !== ''));
    else if (kind === 'word') {
      const named = monthOf(text);
      if (named > 0 && month === undefined) month = named;
      else if (!(ORDINALS.has(text) && numbers.length > 0) && text !== 'of') return [];
    } else if (!['-', '/', '.', ',', "'"].includes(text)) return [];
  }
  return month === undefined ? ordersOf(numbers) : namedOrder(month, numbers);
}

/** Day, month and year in numbers, if they may be those of a day. */
function partsOf([dayText, monthText, yearText]: Parts, latestYear: number) {
  if (dayText.length > 2 || String(monthText).length > 2 || (yearText.length !== 4 && yearText.length !== 2)) {
    return undefined;
  }
  const [day, month] = [Number(dayText), Number(monthText)];
  // "24" is 2024, "98" is 1998.
  const inCentury = Number(yearText) + 2000;
  const year = yearText.length === 4 ? Number(yearText) : inCentury > latestYear ? inCentury - 100 : inCentury;
  const isMonth = month >= 1 && month <= 12;
  return year < 1000 || !isMonth || day < 1
    ? undefined
    : { day, month, year, days: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}

const isoOf = (...parts: readonly [year: number, month: number, day?: number]): string =>
  parts.map((part) => String(part).padStart(2, '0')).join('-');

const LONGEST_MONTH = 31;

/** What a text may mean as a day, whether the calendar has it or not; our order first. */
function readingsOf(text: string, latestYear: number) {
  const plain = plainText(text);
  return plain === undefined ? [] : waysToRead(plain).flatMap((parts) => partsOf(parts, latestYear) ?? []);
}

/**
 * Reads a day: "23 July 2024", "23rd July 2024", "23-Jul-24", "July 23, 2024", "23/7/2024", "23.7.2024", "23072024", "2024-07-23", "२३/७/२०२४".
 * Where day and month could be either, the day is first, as in India.
 *
 * @param latestYear the last that a year of two digits may mean
 * @returns the day as an ISO text; undefined where the text is no day of the calendar
 */
export function readDay(text: string, latestYear: number): string | undefined {
  for (const { day, month, year, days } of readingsOf(text, latestYear))
    if (day <= days) return isoOf(year, month, day);
  return undefined;
}

/**
 * The month of a day that the calendar does not have, such as 31 February 2024.
 *
 * @returns the month as an ISO text, and how many days it has; undefined where the text says something else
 */
export function monthWithoutDay(
  text: string,
  latestYear: number,
): { readonly month: string; readonly days: number } | undefined {
  const [found] = readingsOf(text, latestYear);
  return found && found.day > found.days && found.day <= LONGEST_MONTH
    ? { month: isoOf(found.year, found.month), days: found.days }
    : undefined;
}
