import { noValueOn } from '../../content/figures';
import { isRecord } from '../../lib/isRecord';
import { MONTHS } from '../../lib/format/dates';
import { isDay } from '../../lib/days';
import { figureRows, type FigureRow } from '../records';
import { allMdx } from '../model';
import type { Rule } from './rule';

const USUAL = /\busual/i;

/** A sentence about a day: "since 22 September 2025", "on 7 October". In "bought before 23 July 2024" the figure is the current one. */
const OF_A_DAY = new RegExp(
  `\\b(?:since|on|from|until|till) (?:\\d{1,2} )(?:${MONTHS.join('|')})\\b|\\bin (?:${MONTHS.join('|')}) 20\\d{2}\\b`,
  'i',
);

/** Figures in sentences that claim too much: market practice as a rule, or the current value for an earlier day. */
export const quotedFigures: Rule = (site, report) => {
  const rows = figureRows(site);
  if (!rows) return;
  for (const { path, quotedFigures: quoted } of allMdx(site)) {
    for (const { id, on, sentence, line, column } of quoted) {
      const row = rows.get(id);
      if (!row) continue;
      const message = faultOf(row, id, on, sentence);
      if (message !== undefined) report({ path, line, column, field: `<Figure> ${id}`, message });
    }
  }
};

/** Current values based on a newspaper alone. The rule it reports has an author, who is the source. */
export const figureSources: Rule = ({ data }, report) => {
  const kinds = new Map(
    data.flatMap(({ kind, rows }) => (kind === 'documents' ? rows.map((row) => [row['id'], row['kind']]) : [])),
  );
  for (const file of data) {
    if (file.kind !== 'figures') continue;
    for (const [index, { id, periods }] of file.rows.entries()) {
      const last = Array.isArray(periods) ? periods.length - 1 : -1;
      const at = ['rows', index, 'periods', last, 'source', 'document'];
      const period: unknown = Array.isArray(periods) ? periods[last] : undefined;
      const document = isRecord(period) && isRecord(period['source']) ? period['source']['document'] : undefined;
      if (!/^(?:press|aggregator)$/.test(String(kinds.get(document)))) continue;
      const message =
        'this is a newspaper or a comparison site: name the law, the regulator or the ministry as the document, and this one under its "through:"';
      report({
        path: file.path,
        ...file.placeOf(at),
        entry: String(id),
        field: 'source',
        found: `"${String(document)}"`,
        message,
      });
    }
  }
};

function faultOf({ isPractice, periods }: FigureRow, id: string, on: string | undefined, sentence: string) {
  if (isPractice) {
    if (on !== undefined) return 'remove "on": what is usual is of no day';
    return USUAL.test(sentence)
      ? undefined
      : 'no rule sets this; say in the sentence that it is what is usual: "usually", "the usual age"';
  }
  if (on === undefined) {
    return OF_A_DAY.test(sentence)
      ? 'the sentence is about a day, and would be wrong once the figure changes: write the day as on="2026-10-07", or name it in another sentence'
      : undefined;
  }
  // Other checks of props cover the form of the day.
  const has = periods.some(({ from = '', until = on }) => from <= on && on <= until);
  return has || !isDay(on) ? undefined : noValueOn(id, on);
}
