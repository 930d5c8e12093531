import { createCollector, sentencesOf, type Extract } from './passage';

/** Reads plain text, Markdown with its tables, and program text line by line. */
export function extractPlain(text: string): Extract {
  const collector = createCollector('');
  let rows: string[][] = [];
  const endTable = (): void => {
    if (rows.length > 1) collector.table(rows);
    else for (const row of rows) collector.line(row.join(' '));
    rows = [];
  };
  for (const line of text.split(/\r?\n/u)) {
    const trimmed = line.trim();
    if (/^\|.*\|$/u.test(trimmed)) {
      if (!/^[|\s:-]+$/u.test(trimmed)) rows.push(trimmed.slice(1, -1).split('|').map(withoutMarks));
      continue;
    }
    endTable();
    const heading = /^(?<marks>#{1,6})\s+(?<text>.+)$/u.exec(trimmed)?.groups;
    if (heading) collector.heading((heading['marks'] ?? '').length, withoutMarks(heading['text'] ?? ''));
    else for (const sentence of sentencesOf(withoutMarks(trimmed))) collector.line(sentence);
  }
  endTable();
  return { title: '', passages: collector.passages, text, signs: {} };
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\*\*|__|`/gu, '').trim();
}
