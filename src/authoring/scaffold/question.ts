import type * as z from 'zod';

/** Something to learn from an editor, by a flag or by asking. */
export interface Question {
  /** Name of the flag: `--title` */
  readonly name: string;
  /** What is asked, with an example or the range allowed. */
  readonly text: string;
  /** What an empty answer means. Left out, an answer is needed. */
  readonly otherwise?: string;
  /** The remedy for an answer that will not do, or undefined. */
  readonly fault: (answer: string) => string | undefined;
}

/** An error that an editor can mend; shown without a stack trace. */
export class EditorError extends Error {}

/** Judges an answer by the schema that the check uses, so that the two never differ. */
export function faultBy(schema: z.ZodType, read: (answer: string) => unknown = (answer) => answer): Question['fault'] {
  return (answer) => schema.safeParse(read(answer)).error?.issues[0]?.message;
}

/** The items of a list that is written on one line, with semicolons between them. */
export function listItems(answer: string): string[] {
  return answer
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** A title as an address: lower-case words joined by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
