import type { Effects } from './effects';
import type { ProseEffect } from './prose';

/** Rows of a table that are shown; the rest is counted. A comment holds 65,536 characters. */
const MOST_ROWS = 40;
const MOST_LETTERS = 400;

/** One cell: no line breaks, no bars, not too long. */
function cell(text: string): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim();
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)} …` : line;
}

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines = [heads, heads.map(() => '---'), ...rows.slice(0, MOST_ROWS)].map(
    (row) => `| ${row.map(cell).join(' | ')} |`,
  );
  const rest = rows.length > MOST_ROWS ? `\n\nand ${rows.length - MOST_ROWS} more: \`npm run effects\` lists all.` : '';
  return `### ${title}\n\n${lines.join('\n')}${rest}\n`;
}

const place = ({ file, line }: { readonly file: string; readonly line: number }): string => `\`${file}:${line}\``;

const proseTable = (title: string, found: readonly ProseEffect[]): string =>
  table(
    title,
    ['Place', 'Holds', 'Text'],
    found.map((one) => [place(one), one.holds, one.text]),
  );

/** A line to tick: what is compared, what the check would ask about it, and the words that are quoted, or room for them. */
function box(what: string, question: string | undefined, quotes: readonly string[]): string {
  const words = quotes.length > 0 ? quotes.map((one) => `“${cell(one)}”`).join(', ') : '“…”';
  const doubt = question === undefined ? '' : ` Without this new quote the check asks: ${cell(question)}.`;
  return `- [ ] ${cell(what)}.${doubt} The document says: ${words}`;
}

/**
 * The effects as Markdown, for a terminal and for a comment on a pull request: what a visitor sees first stands first.
 */
export function markdownOf(effects: Effects): string {
  const { faults, values, quoted, rows, held, sentences, order, examples, texts, prose, counts, documents, domains } =
    effects;
  const asked = values.filter(({ asksForExcerpt }) => asksForExcerpt);
  const sentenceRows = (all: typeof sentences) => all.map(({ page, what, from, to }) => [page, what, from, to]);
  const records = (all: typeof documents) => all.map(({ file, change, what }) => [change, what, `\`${file}\``]);
  const boxes = [
    ...asked.map(({ row, label, from, to, place: at, question, quotes }) =>
      box(`${row}, ${label}: ${from} → ${to}${at === undefined ? '' : `, ${at}`}`, question, quotes),
    ),
    ...quoted.map(({ row, field, value, question, quotes }) => box(`${row}, ${field}: ${value}`, question, quotes)),
  ];
  const parts = [
    faults.length > 0
      ? `### Mend first\n\nUntil then no first sentence, order or tile can be worked out, and not every old count is found.\n\n${faults
          .slice(0, MOST_ROWS)
          .map((one) => `- ${cell(one)}`)
          .join('\n')}\n`
      : '',
    boxes.length > 0
      ? `### Tick each with the words of its document\n\nA row that is or was first, a value that moved by more than 2 points or to twice or half of what it was, or one that only a new quote explains.\n\n${boxes.join('\n')}\n`
      : '',
    table(
      'Values',
      ['Row', 'Field', 'Was → is', 'Place', 'Source was → is', 'File'],
      values.map((one) => [
        one.row,
        one.label,
        `**${one.from} → ${one.to}**`,
        one.place ?? '',
        one.sources.from === one.sources.to ? `same: ${one.sources.to}` : `${one.sources.from} → ${one.sources.to}`,
        place(one),
      ]),
    ),
    table(
      'Held back',
      ['What', 'Was', 'Is', 'File'],
      held.map(({ what, from, to, file }) => [what, from || 'shown', to || 'shown again', `\`${file}\``]),
    ),
    table('First sentences', ['Page', 'What', 'Was', 'Is'], sentenceRows(sentences)),
    table(
      'Order',
      ['Page', 'List', 'What changed'],
      order.map(({ page, list, text }) => [page, list, text]),
    ),
    table(
      'Rows that came or went',
      ['Change', 'Row', 'File'],
      rows.map(({ change, row, file }) => [change, row, `\`${file}\``]),
    ),
    table(
      'Values of new rows: compare each with its document',
      ['Row', 'Field', 'Value', 'Document', 'File'],
      effects.newValues.map((one) => [one.row, one.field, one.value, one.documents, place(one)]),
    ),
    table('Tiles and examples', ['Page', 'What', 'Was', 'Is'], sentenceRows(examples)),
    table(
      'Sentences with a number: work each out again',
      ['Place', 'Was', 'Is'],
      texts.map((one) => [place(one), one.from, one.to]),
    ),
    table(
      'Translations: read each beside its English text',
      ['Place', 'English', 'Was', 'Is'],
      effects.translations.map((one) => [place(one), one.english, one.from, one.to]),
    ),
    proseTable('Texts that still have an old value', prose),
    proseTable('Texts that still have an old count', counts),
    table(
      'How a list was made: is this still true?',
      ['Place', 'It says', 'Documents that it does not name'],
      effects.chosen.map((one) => [place(one), one.chosen, one.rows.join('; ')]),
    ),
    table('Documents', ['Change', 'Document', 'File'], records(documents)),
    table('Domains: see who owns each', ['Change', 'Domain', 'File'], records(domains)),
  ].filter(Boolean);
  return `## What changes for visitors\n\n${parts.length > 0 ? parts.join('\n') : 'Nothing that is worked out from data, and no first sentence.\n'}`;
}
