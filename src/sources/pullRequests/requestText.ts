import type { Site } from '../../checks/model';
import type { Draft } from '../drafts/draft';
import type { SourceFinding } from '../finding';

/** A text of somebody else's page in a table: as code, so that nothing in it is a link, a mention or a mark. */
function quoted(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll('`', "'").replaceAll('|', '/')}\``;
}

/** What a person has to see before the change is taken over. No machine can tick these. */
const TO_SEE = [
  'I opened the page myself, and it is the provider’s own.',
  'Number, unit and period are those of the page: a year or a month, before or after GST.',
  'The row and the column are the right ones: tenure, amount, seniors, salaried.',
  'The day from which it holds is right.',
  'The provider’s other values in the list are still those of the page.',
  'Of a bank’s rate card, the lines whose tenures the list does not have are still those of the page.',
  'The sentences below and the first sentence of each page read well.',
];

export interface RequestParts {
  readonly draft: Draft;
  /** Lines of prose that hold an old value. */
  readonly prose: readonly string[];
  /** What `npm run check` said of the change. */
  readonly check: { readonly isOk: boolean; readonly output: string };
  /** The table of effects on pages, where the repository can print one. */
  readonly effects?: string | undefined;
}

export function requestBody({ draft, prose, check, effects }: RequestParts): string {
  const rows = draft.written.map(
    ({ file, row, field, was, now, excerpt, address, effective }) =>
      `| ${file} | ${row} | ${field} | ${was ?? ''} | **${now ?? ''}** | ${effective ?? 'not named'} | ${quoted(excerpt)} | [page](${address}) |`,
  );
  const byHand = draft.byHand.map(
    ({ finding: { row, field, was, now, address }, why }) =>
      `- ${row}, ${field}: ${was ?? ''} → ${now ?? ''} ([page](${address})). ${why}`,
  );
  return [
    'A document behind these values says something else than our files.',
    '',
    '| file | row | field | was | now | since | the document says | |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    ...section(
      'Changed with them',
      draft.followed.map((line) => `- ${line}`),
    ),
    ...section('Not drafted, for you to look at', byHand),
    ...section(
      'Sentences that hold an old value',
      prose.map((line) => `- ${line}`),
    ),
    ...section('What it changes on the pages', effects === undefined ? [] : [effects]),
    ...section(
      'To see before it is merged',
      TO_SEE.map((line) => `- [ ] ${line}`),
    ),
    ...section(`\`npm run check\` ${check.isOk ? 'finds nothing' : 'finds mistakes'}`, [
      '```',
      withoutTime(check.output),
      '```',
    ]),
  ].join('\n');
}

/** How long a check took changes each week, and is no news. */
function withoutTime(output: string): string {
  return output.replaceAll(/^Checked in .*$/gmu, '').trim();
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
}

const MOST_LINES = 20;

/** Lines of pages and articles that hold an old value, which may be another number that happens to be equal. */
export function proseWith({ pages, articles, partials }: Site, findings: readonly SourceFinding[]): readonly string[] {
  const values = [...new Set(findings.flatMap(({ was }) => was?.match(/₹?[\d.,]+(?:%| lakh| crore)?/gu) ?? []))];
  const found = [...pages, ...articles, ...partials].flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const value = values.find((one) => one.length > 2 && line.includes(one));
      return value === undefined ? [] : [`${path}:${index + 1} ${quoted(line.trim().slice(0, 160))}`];
    }),
  );
  return found.length > MOST_LINES ? [...found.slice(0, MOST_LINES), `and ${found.length - MOST_LINES} more`] : found;
}
