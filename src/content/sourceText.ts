import { formatDay } from '../lib/format/dates';
import type { DocumentKind, SourceDocument } from './offerTypes';
import { recordById } from './recordById';
import type { DocumentsFile } from './schemas';
import * as words from './messages.en';

/** Labels of the kinds of documents, to mark second-hand values. */
const kinds: Readonly<Record<DocumentKind, string>> = {
  issuer: words.sourceIssuer,
  copy: words.sourceCopy,
  regulator: words.sourceRegulator,
  press: words.sourcePress,
  aggregator: words.sourceAggregator,
  record: words.sourceRecord,
};

/** A document in the sources below a list. */
export interface SourceText {
  readonly id: string;
  readonly address: string;
  /** "State Bank of India: Home loans, interest rates" */
  readonly name: string;
  /** "Own page", "Press" … */
  readonly kind: string;
  /** When it was read: "read on 10 September 2026"; second-hand "recorded on 10 September 2026 by WhatIff". */
  readonly read: string;
  /** Dates of publication and effect, or that it is undated. */
  readonly dated: string;
}

/**
 * Documents as text.
 * @throws {Error} when a document does not exist
 */
export function sourceTexts(ids: readonly string[], { rows }: DocumentsFile): readonly SourceText[] {
  return ids.map((id) => {
    const document = recordById(rows, id, 'documents');
    const { address, publisher, title, kind, through } = document;
    const author = through === undefined ? undefined : recordById(rows, through, 'documents').publisher;
    return {
      id,
      address,
      name: `${publisher}: ${title}`,
      kind: kinds[kind],
      read: readText(document, author),
      dated: datedText(document),
    };
  });
}

function readText({ read }: SourceDocument, author: string | undefined): string {
  const day = formatDay(read);
  return author === undefined ? words.readOn({ day }) : words.recordedOn({ day, author });
}

function datedText({ published, effective }: SourceDocument): string {
  const parts = [
    ...(published === undefined ? [] : [words.publishedOn({ day: formatDay(published) })]),
    ...(effective === undefined ? [] : [words.inForceFrom({ day: formatDay(effective) })]),
  ];
  return parts.join(', ');
}
