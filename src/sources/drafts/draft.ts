import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Document, type YAMLMap } from 'yaml';
import type { Site } from '../../checks/model';
import { domainsOf } from '../../checks/records';
import { fixFormat } from '../../checks/tools/format';
import { dataFileSchema } from '../../content/schemas';
import type { Finding } from '../finding';
import { keyOf } from '../readAddress';
import { ownerOf } from '../watched/addresses';
import type { QuotedValue } from '../watched/quotedValues';
import { addDocument, documentAt, isDocumentsFile, removeUnnamed, yamlText } from './documentRows';

const FIGURES = 'src/content/figures.yml';

/** What came of drafting: the changes that were written, and those that are left to a person, each with the reason. */
export interface Draft {
  readonly written: readonly Finding[];
  readonly byHand: readonly { readonly finding: Finding; readonly why: string }[];
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
  findings: readonly Finding[],
  values: readonly QuotedValue[],
): Promise<Draft> {
  const byKey = new Map(values.map((value) => [keyOf(value), value]));
  const texts = new Map(site.data.map(({ path: name, text }) => [name, text]));
  const original = new Map(texts);
  const domains = domainsOf(site) ?? new Map<string, string>();
  const written: Finding[] = [];
  const byHand: { finding: Finding; why: string }[] = [];
  const replaced = new Set<string>();

  for (const finding of findings) {
    const value = byKey.get(keyOf(finding));
    if (finding.verdict !== 'changed' || !value) continue;
    const why = draftOne(finding, value);
    if (why === undefined) written.push(finding);
    else byHand.push({ finding, why });
  }
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
  return { written, byHand, files: [...files, ...removed] };

  /** @returns why it was not written */
  function draftOne(finding: Finding, value: QuotedValue): string | undefined {
    const { now, address, effective } = finding;
    if (now === null) return 'the document does not say the new value';
    const before = documentAt(texts, address);
    const owner = ownerOf(address, domains);
    const publisher = owner ?? fieldOf(before, 'publisher');
    if (publisher === undefined) return `whose page ${address} is, is not known`;
    const drafted = new Map(texts);
    const id = addDocument(drafted, {
      address,
      publisher,
      title: fieldOf(before, 'title') ?? 'Rates and charges',
      kind: fieldOf(before, 'kind') ?? 'issuer',
      read: site.today,
      effective,
    });
    const document = parseDocument(texts.get(value.file) ?? '');
    const why =
      value.file === FIGURES
        ? editFigure(document, value, now, id, effective)
        : editRow(document, value, now, id, effective);
    if (why !== undefined) return why;
    const { kind } = site.data.find(({ path: name }) => name === value.file) ?? {};
    const result = kind && dataFileSchema(kind, site.today).safeParse(document.toJS());
    if (result?.success !== true) return `its file does not take "${now}": ${result?.error.issues[0]?.message ?? ''}`;
    drafted.set(value.file, yamlText(document));
    for (const [name, text] of drafted) texts.set(name, text);
    for (const old of value.documents) replaced.add(old);
    return undefined;
  }
}

function fieldOf(row: YAMLMap | undefined, field: string): string | undefined {
  const text = row?.get(field);
  return typeof text === 'string' ? text : undefined;
}

/** Sets a value of a row and its document: the one beside it, else the row's own. */
function editRow(
  document: Document,
  { path: at, documents }: QuotedValue,
  now: string,
  id: string,
  effective: string | undefined,
): string | undefined {
  if (!isScalar(document.getIn(at, true))) return 'its place in the file was not found';
  document.setIn(at, now);
  for (let length = at.length - 1; length >= 2; length -= 1) {
    const group = at.slice(0, length);
    if (!isMap(document.getIn(group, true))) continue;
    if (document.hasIn([...group, 'document'])) {
      document.setIn([...group, 'document'], id);
      return undefined;
    }
    if (length > 2 && !document.hasIn([...group, 'source'])) continue;
    // The row's other values keep the documents that say them.
    const sources = [id, ...documents.filter((one) => one !== id)];
    document.setIn([...group, 'source'], document.createNode(sources, { flow: true }));
    if (effective !== undefined && document.hasIn([...group, 'effective']))
      document.setIn([...group, 'effective'], effective);
    return undefined;
  }
  return 'the file has no place for its document';
}

/** Ends the present period of a figure and begins the next, so that sentences about an earlier day keep that day's value. */
function editFigure(
  document: Document,
  { path: at }: QuotedValue,
  now: string,
  id: string,
  effective: string | undefined,
): string | undefined {
  if (effective === undefined) return 'the document does not name the day from which it holds';
  const periods = document.getIn(at.slice(0, 3));
  const last = Number(at[3]);
  if (!isSeq(periods) || last !== periods.items.length - 1) return 'a later period is in the file already';
  const from = document.getIn([...at.slice(0, 4), 'from']);
  if (typeof from === 'string' && from >= effective) return 'it is not newer than the period in the file';
  const dayBefore = new Date(Date.parse(effective) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  document.setIn([...at.slice(0, 4), 'until'], dayBefore);
  periods.add(document.createNode({ value: now, from: effective, source: { document: id } }));
  return undefined;
}
