import { daysIn, type DayInText } from '../../content/daysIn';
import { isRecord } from '../../lib/isRecord';
import { allMdx, type Page, type YamlFile } from '../model';
import type { Report, Rule } from './rule';

/**
 * Reports future dates in text that has no end date. Page text can end with `<Until>`, and notes and values in YAML with a field; a title or
 * a description cannot name a future date at all.
 */
export const daysAhead: Rule = (site, report) => {
  const { today } = site;
  for (const page of allMdx(site)) {
    textsAhead(page, today, report);
    if (page.frontMatter)
      valuesAhead(page.frontMatter, today, 'write it without the day, which passes unseen here', report);
  }
  for (const file of site.data) {
    // A document's title is a name, whatever date it contains.
    if (file.kind === 'documents') continue;
    valuesAhead(file, today, REMEDY, report);
  }
};

const REMEDY =
  'this day is to come: write the last day on which the text holds as "noteUntil:" beside a note, or as "until:" beside a value, with "after:"; or leave the day out';

function ahead(text: string, today: string): readonly DayInText[] {
  return daysIn(text).filter(({ firstDay }) => firstDay > today);
}

function textsAhead({ path, texts, components }: Page, today: string, report: Report): void {
  for (const { value, until, line, column } of texts) {
    for (const { text, lastDay } of ahead(value, today)) {
      const place = { path, line, column, found: `"${text}"` };
      if (until === undefined) {
        const message = `this day is to come: put the words into <Until day="${lastDay}">…</Until>, and they go by themselves after it`;
        report({ ...place, message });
      } else if (until > lastDay) {
        report({ ...place, message: `the words stay until ${until}; write day="${lastDay}" or an earlier one` });
      }
    }
  }
  for (const { name, props } of components) {
    for (const { name: prop, value, line, column } of props) {
      if (value.form !== 'text' || (name === 'Until' && prop === 'then')) continue;
      for (const { text } of ahead(value.text, today)) {
        const message = 'this day is to come, and a prop cannot go by itself: write it into the text, inside <Until>';
        report({ path, line, column, field: `<${name}> ${prop}`, found: `"${text}"`, message });
      }
    }
  }
}

function valuesAhead(file: YamlFile, today: string, message: string, report: Report): void {
  /** @param ends last day of the enclosing content, if any */
  const visit = (value: unknown, at: readonly PropertyKey[], asOf: string, ends?: string): void => {
    if (typeof value === 'string') {
      for (const { text, lastDay } of ahead(value, asOf)) {
        // A fee waived until some day states that itself.
        if ((ends !== undefined && ends <= lastDay) || /\bNil until /.test(value)) continue;
        report({ path: file.path, ...file.placeOf(at), found: `"${text}"`, message });
      }
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => {
        visit(item, [...at, index], asOf, ends);
      });
    } else if (isRecord(value)) {
      for (const [field, part] of Object.entries(value))
        visit(part, [...at, field], ...shown(value, field, asOf, ends));
    }
  };
  visit(file.data, [], today);
}

/** The first and last day on which a field is shown. "after" begins when the rest of its group has ended. */
function shown(
  { noteUntil, until, after }: Readonly<Record<string, unknown>>,
  field: string,
  asOf: string,
  ends?: string,
): readonly [asOf: string, ends?: string] {
  if (after !== undefined && typeof until === 'string') return field === 'after' ? [until] : [asOf, until];
  const last = field === 'note' && typeof noteUntil === 'string' ? noteUntil : ends;
  return last === undefined ? [asOf] : [asOf, last];
}
