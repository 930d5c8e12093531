import * as z from 'zod';
import { formatDay } from '../../../lib/format/dates';
import type { RowDescription } from './describeFile';
import { orAsWritten, texts } from './texts';

const optionalText = z.string().optional().catch(undefined);

const periodSchema = z.object({
  value: z.coerce.string(),
  from: optionalText,
  until: optionalText,
  source: z.object({ document: optionalText, name: optionalText }).catch({ document: undefined, name: undefined }),
});

const figureSchema = z.object({
  id: z.string().catch(''),
  label: optionalText,
  periods: z.array(periodSchema).catch([]),
  checked: optionalText,
  note: optionalText,
});

/** A row of the registry of figures: what holds now, with its source, and what held before. */
export function describeFigure(row: unknown): RowDescription {
  const { id, label, periods, checked, note } = figureSchema.parse(row);
  const now = periods.at(-1);
  return {
    name: label ?? id,
    figure: id,
    ...(checked !== undefined && { checked }),
    fields: texts({
      Value: now?.value,
      'Holds from': day(now?.from),
      'Holds until': day(now?.until),
      Source: now?.source.document ?? now?.source.name,
      'Earlier values': periods.length > 1 ? periods.slice(0, -1).map(earlierValue) : undefined,
      Note: note,
      Name: label,
    }),
  };
}

function earlierValue({ value, from, until }: z.infer<typeof periodSchema>): string {
  const dates = [from && `from ${day(from)}`, until && `until ${day(until)}`].filter(Boolean).join(' ');
  return dates ? `${value} (${dates})` : value;
}

function day(text: string | undefined): string | undefined {
  return text && orAsWritten(formatDay, text);
}
