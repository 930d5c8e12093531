import { withoutMarks } from '../fields/Marked';
import type { ListAnswer } from './definition';

/** A list's answer as one text, without marks: for a tile, a table of changes, or a test. */
export const leadText = ({ lead, age }: Pick<ListAnswer, 'lead' | 'age'>): string =>
  withoutMarks(age === undefined ? lead : `${lead} ${age}`);
