/** What a look at its sources says of a value of ours. */
export type Verdict = 'same' | 'changed' | 'gone' | 'not found' | 'moved' | 'unreadable' | 'new';

export interface SourceFinding {
  readonly address: string;
  readonly file: string;
  readonly row: string;
  readonly field: string;
  readonly verdict: Verdict;
  /** The value as our file has it; null for a row that we lack. */
  readonly was: string | null;
  /** As the document has it; null where it does not say. */
  readonly now: string | null;
  /** What decides, at most 200 characters. */
  readonly excerpt: string;
  /** From when the document says that the new value holds. */
  readonly effective?: string | undefined;
  /** What the document calls itself, if it does. */
  readonly title?: string | undefined;
  /** Whether a page that held the value was read and holds it no more. */
  readonly isLost?: boolean | undefined;
  /** Why nothing was found, or what else there is to know. */
  readonly reason?: string | undefined;
}
