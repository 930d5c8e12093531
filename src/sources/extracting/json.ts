import { clean } from './clean';
import { createCollector, type Collector, type Extract } from './passage';

/** Fields that say what a record is, in whichever case and with whichever prefix. */
const NAMES =
  /(?:name|title|label|bank|lender|issuer|provider|product|scheme|card|fund|plan|insurer|tenure|tenor|period|slab|bucket|category|type|^id|slug|symbol|code)$/iu;

/** Reads JSON: a record is a row whose names are its label and whose other fields are its cells. */
export function extractJson(text: string): Extract {
  const data: unknown = JSON.parse(text);
  const collector = createCollector('');
  walk(data, [], '', collector);
  return { title: '', passages: collector.passages, text: JSON.stringify(data, undefined, 1), signs: {} };
}

/** "minRatePercent" and "min_rate_percent" in words. */
function inWords(key: string): string {
  return key
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/gu, ' ')
    .replaceAll(/[_.-]+/gu, ' ')
    .toLowerCase();
}

function walk(value: unknown, keys: readonly string[], label: string, collector: Collector): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, keys, label, collector);
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const own = entries
      .filter(
        ([key, text]) => NAMES.test(key) && typeof text === 'string' && text.length <= 120 && !/^https?:/u.test(text),
      )
      .map(([, text]) => String(text));
    const names = [...new Set([label, ...own])].filter((text) => text !== '').join(' · ');
    // Plain fields first: they belong to the record, what is nested has labels of its own.
    for (const [key, field] of entries.filter(([, field]) => !isNested(field))) {
      collector.field(clean(textOf(field)), names, [...keys, inWords(key)].join(' '));
    }
    for (const [key, field] of entries.filter(([, field]) => isNested(field))) {
      // A record may be filed under the name of what it is about.
      const isName = /[A-Z ]/u.test(key) || entries.length > 8;
      walk(field, [...keys.slice(-2), inWords(key)], isName ? `${names}${names && ' · '}${key}` : names, collector);
    }
  } else if (keys.length > 0 && value !== null) {
    collector.field(clean(textOf(value)), label, keys.join(' '));
  }
}

/** A plain field: JSON has texts, numbers, true, false and null. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
