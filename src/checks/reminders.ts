import { isRecord } from '../lib/isRecord';
import { daysIn } from '../content/daysIn';
import { formatDay } from '../lib/format/dates';
import { allMdx, type DataFile, type Site } from './model';
import { sortProblems, type Problem } from './problem';

/**
 * Content that has ended and can be removed. The site is correct without an edit, so it is no problem, and no build fails.
 * @returns each with its place and remedy, ordered by file and line
 */
export function reminders(site: Site): readonly Problem[] {
  const { today } = site;
  const ofPages = allMdx(site).flatMap(({ path, components }) =>
    components
      .filter(({ name }) => name === 'Until')
      .flatMap(({ props, line, column }): Problem[] => {
        const value = props.find(({ name }) => name === 'day')?.value;
        if (value?.form !== 'text' || value.text >= today) return [];
        const message = `its last day, ${formatDay(value.text)}, has passed: write what is true now, without <Until>`;
        return [{ path, line, column, field: '<Until>', message }];
      }),
  );
  return sortProblems([...ofPages, ...site.data.flatMap((file) => ofFile(file, today))]);
}

function ofFile(file: DataFile, today: string): readonly Problem[] {
  const visit = (value: unknown, at: readonly PropertyKey[]): readonly Problem[] => {
    const ended = (message: string): Problem => ({ path: file.path, ...file.placeOf(at), message });
    if (typeof value === 'string') {
      const [, waived = ''] = /\bnil until (.+)/i.exec(value) ?? [];
      const [day] = daysIn(waived);
      return day && day.lastDay < today ? [ended(`nobody is let off this fee since ${day.text}: take it out`)] : [];
    }
    if (Array.isArray(value)) return value.flatMap((item, index) => visit(item, [...at, index]));
    if (!isRecord(value)) return [];
    const parts = Object.entries(value).flatMap(([key, part]) => visit(part, [...at, key]));
    return [...endsOf(value, today).map(ended), ...parts];
  };
  const ofPeriods = file.kind === 'figures' ? endedFigures(file, today) : [];
  return [...visit(file.data, []), ...ofPeriods];
}

/** The end dates in a group of fields. */
function endsOf(
  { note, noteUntil, until, after }: Readonly<Record<string, unknown>>,
  today: string,
): readonly string[] {
  const hasEnded = (day: unknown): day is string => typeof day === 'string' && day < today;
  return [
    ...(note !== undefined && hasEnded(noteUntil)
      ? [`its note ended on ${formatDay(noteUntil)}: write what is true now, and take "noteUntil" out`]
      : []),
    ...(after !== undefined && hasEnded(until)
      ? [`its value ended on ${formatDay(until)}, and "after" stands in its place: look for the new one`]
      : []),
  ];
}

/** Figures whose last value has ended, so that none is known for today. */
function endedFigures(file: DataFile, today: string): readonly Problem[] {
  return file.rows.flatMap(({ id, periods }, index): Problem[] => {
    const last = Array.isArray(periods) ? periods.length - 1 : -1;
    const period: unknown = Array.isArray(periods) ? periods[last] : undefined;
    if (!isRecord(period) || typeof period['until'] !== 'string' || period['until'] >= today) return [];
    const message = `its last value ended on ${formatDay(period['until'])}: add the one that holds now`;
    return [
      { path: file.path, ...file.placeOf(['rows', index, 'periods', last, 'until']), entry: String(id), message },
    ];
  });
}
