import type * as z from 'zod';
import { valuesIn } from './meta';
import { always, hasIssueAt, reportAt } from './rowRules';

/**
 * Adds to a schema an issue for each future date in a field of `pastDay()`. Today's date is a parameter, so that validation does not depend on the
 * clock.
 * @param today year-month-day
 */
export function datedBy<Schema extends z.ZodObject>(schema: Schema, today: string): Schema {
  return schema.superRefine((data, context) => {
    for (const { path, value, meta } of valuesIn(schema, data)) {
      const remedy = meta.ifAfterToday ?? (isFirst(path) ? meta.ifAheadAtFirst : undefined);
      if (!remedy || typeof value !== 'string' || value <= today || hasIssueAt(context, path)) continue;
      const message = remedy.replace('{today}', today).replace('{value}', value);
      reportAt(context, [...path], message);
    }
  }, always);
}

/** Whether a path leads into the first item of the innermost list on it. */
function isFirst(path: readonly PropertyKey[]): boolean {
  return path.filter((key) => typeof key === 'number').at(-1) === 0;
}
