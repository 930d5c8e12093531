/** The values that are texts, numbers or lists of them. */
export function texts(values: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(values).flatMap(([label, value]) => {
      const text = textOf(value);
      return text === undefined ? [] : [[label, text] as const];
    }),
  );
}

/** A value as one line of text: lists with semicolons between their items; undefined for nothing and for groups. */
export function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A date in words; one that is no date, as it stands. */
export function orAsWritten(format: (iso: string) => string, text: string): string {
  try {
    return format(text);
  } catch {
    return text;
  }
}
