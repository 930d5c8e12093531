/** Rows of a list side by side: fields as rows, the leading value of a field marked, what is the same for all apart. For any kind of list. */

/** What one row of the list says in one field. */
export interface Value {
  readonly text: string;
  /** Less important, below it */
  readonly small?: string | undefined;
  /** What it is ranked by; missing where it cannot be ranked with the others, or is not known */
  readonly number?: number | undefined;
}

export interface Field {
  readonly name: string;
  /** One for each row that is compared, in their order */
  readonly values: readonly Value[];
  /** Which end leads; by default the lowest */
  readonly best?: Best;
  /** Whether a value is as good as the best one; by default less than 1% away from it */
  readonly isTie?: (best: number, other: number) => boolean;
  /** Whether a value that is not known may be better than all that are, so that none leads */
  readonly isOpen?: boolean;
}

export type Best = 'lowest' | 'highest';

export interface ArrangedValue extends Value {
  /** Whether it is the best of its field, or as good as that */
  readonly leads: boolean;
}

export interface Arranged {
  readonly differing: readonly {
    readonly name: string;
    readonly best: Best;
    readonly values: readonly ArrangedValue[];
  }[];
  /** Fields in which all say the same */
  readonly same: readonly { readonly name: string; readonly text: string }[];
}

/** Sums that differ by less than this share are a tie. */
export const TIE_SHARE = 0.01;

function isNearly(best: number, other: number): boolean {
  return other === best || Math.abs(other - best) < Math.abs(best) * TIE_SHARE;
}

/** Which values lead: none where fewer than two can be ranked, or where all that can be ranked are as good as each other. */
function leadersOf({ values, best = 'lowest', isTie = isNearly, isOpen }: Field): readonly boolean[] {
  if (isOpen) return values.map(() => false);
  const ranked = values.flatMap(({ number }) => number ?? []);
  const first = best === 'lowest' ? Math.min(...ranked) : Math.max(...ranked);
  const leads = values.map(({ number }) => number !== undefined && isTie(first, number));
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
        return { name: field.name, best: field.best ?? 'lowest', values };
      }),
    same: fields.filter(isSame).map(({ name, values }) => ({ name, text: values[0]?.text ?? '' })),
  };
}
