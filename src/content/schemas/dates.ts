import type * as z from 'zod';
import { valuesIn } from './meta';
import { always, hasIssueAt, reportAt } from './rowRules';

/**
 * The schema, with an issue for each day that has not come yet in a field of `pastDay()`. The date is an input because a
 * schema that read the clock would give other issues tomorrow for the same text.
 * @param today year-month-day
 */
export function datedBy<Schema extends z.ZodObject>(schema: Schema, today: string): Schema {
  return schema.superRefine((data, context) => {
    for (const { path, value, meta } of valuesIn(schema, data)) {
      const remedy = meta.ifAfterToday;
      if (!remedy || typeof value !== 'string' || value <= today || hasIssueAt(context, path)) continue;
      const message = remedy.replace('{today}', today).replace('{value}', value);
      reportAt(context, [...path], message);
    }
  }, always);
}
