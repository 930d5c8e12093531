import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, type Document, type YAMLMap } from 'yaml';
import type { Site } from '../../checks/model';
import { domainsOf } from '../../checks/records';
import { hostOf, ownerOf } from '../../checks/rules/outwardLinks';
import { fixFormat } from '../../checks/tools/format';
import { documents } from '../../content/schemas/sources';
import type { SourceFinding } from '../finding';
import { keyOf } from '../readAddress';
import type { QuotedValue } from '../watched/quotedValue';
import { togetherIn, type Change } from './change';
import { addDocument, documentAt, isDocumentsFile, removeUnnamed, yamlText, type Texts } from './documentRows';
import { draftCard } from './draftCard';
import { cite, editFigure, editRow, setText } from './edits';
import { refusal } from './refusal';

const FIGURES = 'src/content/figures.yml';

/** What came of drafting: the changes that were written, and those that are left to a person, each with the reason. */
export interface Draft {
  readonly written: readonly SourceFinding[];
  readonly byHand: readonly { readonly finding: SourceFinding; readonly why: string }[];
  /** Lines of other files that had to change with them. */
  readonly followed: readonly string[];
  /** Paths of the files that changed. */
  readonly files: readonly string[];
}

/**
 * Writes changed values into the data files of the working tree, each with the document that says it. Comments and order stay; a value that the schema
 * of its file refuses is left out.
 */
export async function writeDraft(
  root: string,
  site: Site,
  findings: readonly SourceFinding[],
  values: readonly QuotedValue[],
): Promise<Draft> {
  const byKey = new Map(values.map((value) => [keyOf(value), value]));
  const texts = new Map(site.data.map(({ path: name, text }) => [name, text]));
  const original = new Map(texts);
  const domains = domainsOf(site) ?? new Map<string, string>();
  const written: SourceFinding[] = [];
  const byHand: { finding: SourceFinding; why: string }[] = [];
  const followed: string[] = [];
  const added = new Map<string, string>();
  const replaced = new Set<string>();

  const changed = findings.flatMap((finding): readonly Change[] => {
    const value = byKey.get(keyOf(finding));
    const kind = site.data.find(({ path: name }) => name === value?.file)?.kind;
    return finding.verdict === 'changed' && value ? [{ finding, value, kind }] : [];
  });
  for (const group of togetherIn(changed)) draftGroup(group);
  const others = [...texts].filter(([name]) => !isDocumentsFile(name)).map(([, text]) => text);
  const prose = [...site.pages, ...site.articles, ...site.partials].map(({ text }) => text);
  const isNamed = (id: string): boolean =>
    [...others, ...prose].some((text) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'u').test(text));
  removeUnnamed(texts, replaced, isNamed);
  const files = [...texts].filter(([name, text]) => original.get(name) !== text).map(([name]) => name);
  for (const name of files) writeFileSync(path.join(root, name), texts.get(name) ?? '');
  const removed = [...original.keys()].filter((name) => !texts.has(name));
  for (const name of removed) rmSync(path.join(root, name));
  await fixFormat(
    files.map((name) => ({ path: name, text: texts.get(name) ?? '' })),
    root,
  );
  return { written, byHand, followed, files: [...files, ...removed] };

  /** Writes changes that stand or fall together. What cannot be written is left to a person. */
  function draftGroup(group: readonly Change[]): void {
    const drafted = new Map(texts);
    const own: Change[] = [];
    for (const change of group) {
      const why = draftOne(change, drafted);
      if (why === undefined) own.push(change);
      else byHand.push({ finding: change.finding, why });
    }
    const card = draftCard(site, drafted, own);
    const why = card.why ?? refusal(site, drafted, texts);
    if (why !== undefined) {
      const remedy = [why, ...card.lines.map((line) => `write ${line}`)].join('; ');
      byHand.push(...own.map(({ finding }) => ({ finding, why: remedy })));
      return;
    }
    for (const [name, text] of drafted) texts.set(name, text);
    for (const { value } of own) for (const old of value.documents) replaced.add(old);
    written.push(...own.map(({ finding }) => card.asWritten(finding)));
    followed.push(...card.lines);
  }

  /** @returns why it was not written */
  function draftOne(
    { finding: { now, address, effective, title }, value }: Change,
    drafted: Texts,
  ): string | undefined {
    if (now === null) return 'the document does not say the new value';
    const before = documentAt(drafted, address);
    const publisher = ownerOf(hostOf(address), domains) ?? fieldOf(before, 'publisher');
    if (publisher === undefined) return `whose page ${address} is, is not known`;
    const id = addDocument(drafted, added, {
      address,
      publisher,
      title: fieldOf(before, 'title') ?? titleOf(title),
      kind: fieldOf(before, 'kind') ?? 'issuer',
      read: site.today,
      effective,
    });
    const change = (file: string, edit: (document: Document) => string | undefined): string | undefined => {
      const document = parseDocument(drafted.get(file) ?? '');
      const why = edit(document);
      if (why === undefined) drafted.set(file, yamlText(document));
      return why;
    };
    const { file, citing, documents: cited } = value;
    if (citing) {
      return (
        change(file, (document) => setText(document, value, now)) ??
        change(citing.file, (document) => cite(document, { path: citing.path, documents: cited }, id, effective))
      );
    }
    const edit = file === FIGURES ? editFigure : editRow;
    return change(file, (document) => edit(document, value, now, id, effective));
  }
}

/** What a new document is called: as it calls itself, if that is a title that the file of documents takes. */
function titleOf(own: string | undefined): string {
  return own !== undefined && documents.row.shape.title.safeParse(own).success ? own : 'Rates and charges';
}

function fieldOf(row: YAMLMap | undefined, field: string): string | undefined {
  const text = row?.get(field);
  return typeof text === 'string' ? text : undefined;
}
