/** What a text comes to: a value, or a remedy that says what was found and what is understood. */
export type Reading<Value> =
  { readonly value: Value; readonly problem?: undefined } | { readonly value?: undefined; readonly problem: string };

/** A refusal. The remedy begins with a verb, so that it also reads well after an editor's "found …;". */
export function refused(problem: string): { readonly problem: string } {
  return { problem };
}

/** Reads every text, or refuses with the first problem. */
export function readAll<Value>(
  texts: readonly string[],
  read: (text: string) => Reading<Value>,
): Reading<readonly Value[]> {
  const values: Value[] = [];
  for (const text of texts) {
    const reading = read(text);
    if (reading.problem !== undefined) return reading;
    values.push(reading.value);
  }
  return { value: values };
}
