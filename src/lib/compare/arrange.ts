/** Rows of a list side by side: fields as rows, the leading value of a field marked, what is the same for all apart. For any kind of list. */

/** What one row of the list says in one field. */
export interface Value {
  readonly text: string;
  /** Less important, below it */
  readonly small?: string | undefined;
  /** What it is ranked by, the least first; missing where it cannot be ranked with the others, or is not known */
  readonly number?: number | undefined;
}

export interface Field {
  readonly name: string;
  /** One for each row that is compared, in their order */
  readonly values: readonly Value[];
  /** Whether a value is as good as the least one; by default less than 1% above it */
  readonly isTie?: (least: number, other: number) => boolean;
}

export interface ArrangedValue extends Value {
  /** Whether it is the least of its field, or as good as that */
  readonly leads: boolean;
}

export interface Arranged {
  readonly differing: readonly { readonly name: string; readonly values: readonly ArrangedValue[] }[];
  /** Fields in which all say the same */
  readonly same: readonly { readonly name: string; readonly text: string }[];
}

const TIE_SHARE = 0.01;

function isNearly(least: number, other: number): boolean {
  return other === least || other - least < least * TIE_SHARE;
}

/** Which values lead: none where fewer than two can be ranked, or where all that can be ranked are as good as each other. */
function leadersOf({ values, isTie = isNearly }: Field): readonly boolean[] {
  const ranked = values.flatMap(({ number }) => number ?? []);
  const least = Math.min(...ranked);
  const leads = values.map(({ number }) => number !== undefined && isTie(least, number));
  return leads.filter(Boolean).length < ranked.length ? leads : values.map(() => false);
}

function isSame({ values }: Field): boolean {
  const [first] = values;
  return values.length > 1 && values.every(({ text, small }) => text === first?.text && small === first.small);
}

/** Marks what leads in each field, and sets apart the fields in which nothing differs. */
export function arrange(fields: readonly Field[]): Arranged {
  return {
    differing: fields
      .filter((field) => !isSame(field))
      .map((field) => {
        const leads = leadersOf(field);
        const values = field.values.map((value, index) => ({ ...value, leads: leads[index] ?? false }));
        return { name: field.name, values };
      }),
    same: fields.filter(isSame).map(({ name, values }) => ({ name, text: values[0]?.text ?? '' })),
  };
}
