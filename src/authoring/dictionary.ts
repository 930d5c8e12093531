import * as z from 'zod';
import { articleFrontMatter, pageFrontMatter } from '../content/schemas/frontMatter';
import { kindNames, kinds } from '../content/schemas';
import type { AnyKind, DataFile } from '../content/schemas';
import { figuresFile } from '../content/schemas/figures';
import { envelopeDescriptions, listingFile } from '../content/schemas/listingFile';

/** Where the data dictionary stands. */
export const DICTIONARY_PATH = 'src/content/DICTIONARY.md';

interface Entry {
  readonly field: string;
  readonly description: string;
  /** What the field may hold, in the words of the checks. */
  readonly allowed: string;
  readonly required: boolean;
}

const introduction = `# What the fields mean

Every field of every data file and of the front matter, what it may hold, and whether it may be left out. The words are those
of the checks: both are made from \`src/content/schemas\` and \`src/content/schemas/frontMatter.ts\`. Do not edit this page; after a
change there, run \`npm run dictionary\`.`;

/** The data dictionary, as Markdown: made from the schemas, so that it cannot say anything else. */
export function dictionaryText(): string {
  const sections = [
    introduction,
    section('Front matter of a page', '`docs/**/*.mdx`', entriesOf(pageFrontMatter)),
    section('Front matter of an article', '`blog/*.mdx`', entriesOf(articleFrontMatter)),
    section(
      'Above the rows of every list',
      'The first lines of each `docs/**/*.yml`.',
      entriesOf(listingFile(kinds['home-loan-offers'])).flatMap(envelopeEntry),
    ),
    ...kindNames.map(kindSection),
  ];
  return `${sections.join('\n\n')}\n`;
}

function kindSection(name: DataFile['kind']): string {
  if (name === 'figures') {
    const row = figuresFile.shape.rows.element;
    return section(
      '`figures`',
      'The registry of figures that prose quotes, `src/content/figures.yml`.',
      entriesOf(row),
    );
  }
  const { title, fields }: AnyKind = kinds[name];
  const entries = Object.entries(fields).map(([field, { schema, description }]) => ({
    field,
    description,
    ...rulesOf(schema),
  }));
  return section(`\`${name}\``, `${title}.`, entries);
}

/** The fields of a group, those of groups inside it after their parent: `periods source name`. */
function entriesOf(schema: z.ZodObject, parent = ''): Entry[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const type = field as z.ZodType;
    const entry = { field: `${parent}${name}`, description: type.description ?? '', ...rulesOf(type) };
    const inner = innerGroup(type);
    return inner && name !== 'rows' ? [entry, ...entriesOf(inner, `${entry.field} `)] : [entry];
  });
}

function innerGroup(schema: unknown): z.ZodObject | undefined {
  if (schema instanceof z.ZodOptional) return innerGroup(schema.unwrap());
  if (schema instanceof z.ZodArray) return innerGroup(schema.element);
  return schema instanceof z.ZodObject ? schema : undefined;
}

/** What a check would say of an empty value is what the field may hold. */
function rulesOf(schema: z.ZodType): Pick<Entry, 'allowed' | 'required'> {
  return {
    allowed: schema.safeParse(null).error?.issues[0]?.message.replace(/^write /, '') ?? '',
    required: !schema.safeParse(undefined).success,
  };
}

/** The parts of `order` depend on the kind, so that one line stands for them. */
function envelopeEntry(entry: Entry): Entry[] {
  const description = Object.entries(envelopeDescriptions).find(([name]) => name === entry.field)?.[1];
  if (description === undefined) return [];
  return [{ ...entry, description, ...(entry.field === 'kind' && { allowed: 'one of the kinds below' }) }];
}

function section(title: string, text: string, entries: readonly Entry[]): string {
  const described = entries.some(({ description }) => description !== '');
  const head = ['field', ...(described ? ['what it is'] : []), 'what to write', 'needed'];
  const rows = entries.map(({ field, description, allowed, required }) => [
    `\`${field}\``,
    ...(described ? [description] : []),
    allowed,
    required ? 'yes' : 'no',
  ]);
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`);
  return `## ${title}\n\n${text}\n\n${lines.join('\n')}`;
}

function escaped(cell: string): string {
  return cell
    .replaceAll('|', '\\|')
    .replaceAll('<', '\\<')
    .replaceAll(/"(https:[^"]+)"/g, '`$1`');
}
