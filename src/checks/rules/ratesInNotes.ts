import { isRecord } from '../../lib/isRecord';
import { kindOf } from '../../content/schemas';
import type { DataFile, Site } from '../model';
import { entryAt, fieldText } from '../validate';
import type { Rule } from './rule';

/**
 * Percentages that only an entry's texts contain. Rankings read values, so a lower rate in a note would let another row be called the lowest.
 * Percentages other than rates may be in texts: a share of something, a change "by" some percent, a legal limit with a figure.
 */
export const ratesInNotes: Rule = (site, report) => {
  const ofTheLaw = figureRates(site);
  for (const file of site.data) {
    if (!holdsRates(file)) continue;
    for (const [index, row] of file.rows.entries()) {
      const { held, notes } = partsOf(row);
      const isOfProvider = row['provider'] !== undefined;
      for (const { words, path } of notes) {
        const mayBeOfTheLaw = !isOfProvider || /\b(?:RBI|GST|law)\b/.test(words);
        const isHeld = (percent: number) => held.has(percent) || (mayBeOfTheLaw && ofTheLaw.has(percent));
        const missing = ratesIn(words).find((percent) => !isHeld(Number(percent)));
        const less = POINTS_LESS.exec(words)?.[0];
        if (missing === undefined && less === undefined) continue;
        const fault = less === undefined ? `no value of this entry says ${missing}%` : `"${less}" is a lower rate`;
        const place = ['rows', index, ...path];
        report({
          path: file.path,
          ...file.placeOf(place),
          ...entryAt(place, { file, nameField: nameFieldOf(file) }),
          field: fieldText(place),
          found: file.foundAt(place),
          message: `${fault}; write it as a value with its condition and document, under ${remedyFor(file)}, or leave the number out`,
        });
      }
    }
  }
};

/** Text fields, whose numbers are not used in calculations. */
const IN_WORDS = new Set(['note', 'condition', 'feature', 'features', 'benefit', 'bestFor']);

/** Fields with neither values nor our text. */
const SILENT = new Set(['link', 'source', 'document', 'provider']);

const PERCENT = /(?<![\d.])(?<percent>\d+(?:\.\d+)?)%/gu;

/** The bracket after a value: "up to 85% (of the on-road price)". */
const BRACKET = / \((?<words>.+)\)$/u;

/** Text around a percentage that is a change or a share: "grows by up to 50%", "25% of the difference". */
const CHANGE = /\bby (?:up to )?$/u;
const SHARE = /^ of (?!GST)/u;

/** Lists, and records shared by lists. The texts of `card-listings` summarize a record in another file. */
function holdsRates({ kind, fields }: DataFile): boolean {
  return (
    kind === 'cards' ||
    kind === 'funds' ||
    kind === 'insurers' ||
    (fields['order'] !== undefined && kind !== 'card-listings')
  );
}

function nameFieldOf({ kind }: DataFile): string {
  return (kind && kindOf(kind).nameField) ?? 'name';
}

function remedyFor({ kind }: DataFile): string {
  return kind === 'home-loans' || kind === 'cards' ? '"others:"' : '"otherRates:" or in a field of its own';
}

const POINTS_LESS = /\d+(?:\.\d+)? (?:percentage )?points? (?:less|lower)\b/u;

interface Words {
  readonly words: string;
  readonly path: readonly PropertyKey[];
}

/** The percentages in an entry's values, and its texts. */
function partsOf(row: unknown): { readonly held: ReadonlySet<number>; readonly notes: readonly Words[] } {
  const held = new Set<number>();
  const notes: Words[] = [];
  const visit = (value: unknown, path: readonly PropertyKey[], isInWords: boolean): void => {
    if (typeof value === 'string') {
      const bracket = isInWords ? undefined : BRACKET.exec(value);
      if (isInWords) notes.push({ words: value, path });
      else if (bracket) notes.push({ words: bracket.groups?.['words'] ?? '', path });
      if (isInWords) return;
      for (const percent of numbersIn(bracket ? value.slice(0, bracket.index) : value)) held.add(Number(percent));
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, [...path, index], isInWords);
      });
    } else if (isRecord(value)) {
      for (const [field, part] of Object.entries(value)) {
        if (!SILENT.has(field)) visit(part, [...path, field], isInWords || IN_WORDS.has(field));
      }
    }
  };
  visit(row, [], false);
  return { held, notes };
}

function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(PERCENT)].flatMap(({ groups }) => groups?.['percent'] ?? []);
}

/** The percentages in a text, except shares and changes. */
function ratesIn(words: string): readonly string[] {
  return [...words.matchAll(PERCENT)].flatMap(({ 0: all, index, groups }) => {
    const isShare = SHARE.test(words.slice(index + all.length));
    return isShare || CHANGE.test(words.slice(0, index)) ? [] : (groups?.['percent'] ?? []);
  });
}

/** The percentages of all figures, current and earlier. */
function figureRates({ data }: Site): ReadonlySet<number> {
  const figures = data.filter(({ kind }) => kind === 'figures').flatMap(({ rows }) => rows);
  const texts = figures.flatMap(({ periods }) => (Array.isArray(periods) ? periods.filter(isRecord) : []));
  return new Set(texts.flatMap(({ value }) => numbersIn(String(value)).map(Number)));
}
