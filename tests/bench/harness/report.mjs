// @ts-check

/**
 * One table of a part.
 * @typedef {object} Section
 * @property {string} title
 * @property {readonly string[]} notes how to read the table; each one or more full sentences
 * @property {readonly string[]} head
 * @property {readonly (readonly string[])[]} rows as many cells each as the head; none at all makes a section of notes only
 * @property {string} [summary] what the table says, in one line
 */

/**
 * @typedef {object} Run
 * @property {string} title
 * @property {string} date such as 2026-11-21
 * @property {string} command
 * @property {readonly string[]} circumstances machine, versions, load, one line each
 */

/** @param {string} text */
function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** @param {readonly string[]} cells */
function line(cells) {
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** @param {readonly string[]} items */
function list(items) {
  return items.map((item) => `- ${item}`).join('\n');
}

/**
 * Whether a column holds figures, which stand under each other on their right.
 * @param {readonly (string | undefined)[]} cells
 */
function isNumeric(cells) {
  return cells.every((text) => text === undefined || /^(?:[<≤+-]?\d[\d.,]*%?( [a-z]+)?|none|–)?$/i.test(text));
}

/** @param {Section} section */
function table({ head, rows }) {
  const rule = head.map((_, column) => (isNumeric(rows.map((row) => row[column])) ? '---:' : '---'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/**
 * @param {Section} section
 * @throws {Error} when a row has more or fewer cells than the head
 */
function sectionText(section) {
  const { title, notes, head, rows } = section;
  for (const row of rows) {
    if (row.length !== head.length) {
      throw new Error(`"${title}" has ${head.length} columns and a row of ${row.length}: ${row.join(', ')}`);
    }
  }
  return [`## ${title}`, ...(rows.length > 0 ? [table(section)] : []), ...(notes.length > 0 ? [list(notes)] : [])].join(
    '\n\n',
  );
}

/**
 * The report on one part, as Markdown.
 * @param {Run} run
 * @param {readonly Section[]} sections
 * @returns {string}
 * @throws {Error} when a row has more or fewer cells than the head of its table
 */
export function toMarkdown({ title, date, command, circumstances }, sections) {
  const summaries = sections.flatMap(({ summary }) => summary ?? []);
  return `${[
    `# ${title}`,
    `Measured on ${date} with \`${command}\`. How to read it stands in [README.md](../README.md).`,
    list(circumstances),
    ...(summaries.length > 0 ? ['In short:', list(summaries)] : []),
    ...sections.map(sectionText),
  ].join('\n\n')}\n`;
}
