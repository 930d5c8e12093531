import type * as z from 'zod';
import { isoDate } from './fieldTypes';
import { described } from './meta';
import { reportAt } from './rowRules';

/** Fields for content that ends on a day; read by src/content/onDay.ts. */

/** The last day of a note about a future date; afterwards there is no note. */
export const noteUntil = () =>
  isoDate()
    .optional()
    .meta(
      described('Last day on which the note holds, where it speaks of a day to come. It is left out after that day.'),
    );

/** The last day of a value, such as that of a campaign, and its replacement. @param after the same fields */
export const ending = <After extends z.ZodType>(after: After) => ({
  until: isoDate()
    .optional()
    .meta(described('Last day of what its document ends, such as a campaign. "after" then stands in its place.')),
  after: after
    .optional()
    .meta(described('What holds from the day after "until" on: a value with its document, or "Not found".')),
});

/** Reports an end without a replacement, and a replacement without an end. */
export function endsWithSuccessor(
  { until, after }: { readonly until?: string | undefined; readonly after?: unknown },
  context: z.core.$RefinementCtx,
): void {
  if (until !== undefined && after === undefined) {
    reportAt(context, ['after'], 'write what holds after "until": "value:" with its "document:", or "Not found"');
  } else if (after !== undefined && until === undefined) {
    reportAt(context, ['until'], 'write the last day of the value before "after" takes its place');
  }
}
