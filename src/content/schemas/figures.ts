import * as z from 'zod';
import {
  dayCount,
  flag,
  idOf,
  isoDate,
  kebabId,
  oneOf,
  pastDay,
  plainText,
  several,
  taxYear,
  wording,
} from './fieldTypes';
import { noteUntil } from './dated';
import { records } from './kind';
import { described } from './meta';
import { reportAt } from './rowRules';
import { addDays } from '../../lib/days';

export const figureSubjects = [
  'Loans',
  'Deposits and planning',
  'Tax saving and retirement',
  'Insurance',
  'Funds and the tax on them',
  'Credit cards and scores',
] as const;

const sourceSchema = z
  .strictObject(
    {
      document: idOf('documents')
        .meta(described('Id of the document in src/content/documents that states it.'))
        .optional(),
      section: wording(2, 120)
        .optional()
        .meta(described('Where in the document it stands.', 'section 123, formerly section 80C')),
      unproved: plainText(2, 120)
        .optional()
        .meta(described('Who is said to have set it, where no document was found.', 'Reserve Bank of India')),
    },
    { error: 'write the source as "{ document: … }" or "{ unproved: … }"' },
  )
  .superRefine(({ document, section, unproved }, context) => {
    if ((document === undefined) === (unproved === undefined)) {
      reportAt(context, [], 'name either "document" or "unproved"');
    } else if (section !== undefined && document === undefined) {
      reportAt(context, ['section'], 'remove it: only a document has sections');
    }
  });

const periodSchema = z.strictObject(
  {
    value: plainText(1, 120).meta({
      ...described('The figure as it reads in a sentence.', '18 to 65 years'),
      shownAs: 'shown',
    }),
    from: isoDate()
      .meta({
        ifAheadAtFirst: 'write the value that holds until then before it; the new one then shows from "{value}" on',
      })
      .optional()
      .meta(
        described(
          'First day on which it held, or will hold: a later value shows from that day on. Leave out where it is not known or does not matter.',
        ),
      ),
    until: isoDate()
      .optional()
      .meta(described('Last day on which it held. The last period has none while it still holds.')),
    source: sourceSchema.optional().meta(described('Where the figure comes from; market practice has none.')),
  },
  { error: 'write the period as "{ value: 7.1%, source: { document: … } }"' },
);

/** The registry of figures quoted in texts: src/content/figures.yml. */
export const figures = records({
  kind: 'figures',
  title: 'The registry of figures that prose quotes, one row a figure',
  nameField: 'id',
  row: {
    id: kebabId().meta(described('Name by which pages quote it. Do not change it later.', 'ppf-rate')),
    label: wording(5, 120).meta(described('What the figure is, for visitors.', 'PPF interest rate')),
    subject: oneOf(figureSubjects).meta(described('The part of the page /figures in which it stands.', 'Loans')),
    periods: several(periodSchema, 'write a list of at least one period').meta(
      described('Values in the order of time. The last is the present one.'),
    ),
    practice: wording(2, 120)
      .optional()
      .meta(
        described(
          'Whose practice it is, for what no rule sets. Such a figure has no source and no day of a check, and each sentence that prints it says "usually".',
          'Rule of thumb',
        ),
      ),
    estimate: flag('A projection or an estimate that sets nothing: it is never among the rules that changed.'),
    checked: pastDay()
      .optional()
      .meta(described('Day on which an editor last compared it with its source. Market practice has none.')),
    reviewEveryDays: dayCount().optional().meta(described('Days after which it should be checked again.')),
    taxYear: taxYear()
      .optional()
      .meta(
        described(
          'The last tax year for which it is known, for what the law sets by tax year. After its end the site says so by itself.',
          '2026-27',
        ),
      ),
    setUntil: isoDate()
      .optional()
      .meta(
        described(
          'The last day for which it is set, for what is announced by quarter or half year. After it the site says so by itself.',
          '2026-09-30',
        ),
      ),
    note: wording(10, 280).optional().meta(described('A condition or limit that belongs with the figure.')),
    noteUntil: noteUntil(),
  },
  rowRule: (row, context) => {
    periodsInOrder(row, context);
    if (row.practice === undefined) checkDated(row, context);
    else checkPractice(row, context);
  },
});

type Row = z.infer<typeof figures.row>;

/** A figure from a rule or a document needs a source and the date of its last check. */
function checkDated({ periods, checked, reviewEveryDays }: Row, context: z.core.$RefinementCtx): void {
  if (checked === undefined) {
    reportAt(context, ['checked'], 'write the day on which it was last compared with its source');
  }
  if (reviewEveryDays === undefined) {
    reportAt(context, ['reviewEveryDays'], 'write after how many days it should be checked again');
  }
  for (const [index, { source }] of periods.entries()) {
    if (source !== undefined) continue;
    reportAt(
      context,
      ['periods', index, 'source'],
      'write "{ document: … }", or "practice:" in the entry if no rule sets it',
    );
  }
}

/** Market practice has no date of a check, no source and no first day. */
function checkPractice(row: Row, context: z.core.$RefinementCtx): void {
  for (const field of ['checked', 'reviewEveryDays', 'taxYear', 'setUntil'] as const) {
    if (row[field] !== undefined) reportAt(context, [field], 'remove it: market practice is no figure of a day');
  }
  if (!/\busual/i.test(row.label)) {
    reportAt(context, ['label'], 'say in it that it is what is usual, such as "Usual age for a home loan"');
  }
  for (const [index, period] of row.periods.entries()) {
    for (const field of ['from', 'until', 'source'] as const) {
      if (period[field] === undefined) continue;
      reportAt(context, ['periods', index, field], 'remove it: market practice has neither days nor a document');
    }
  }
}

/** Each period must begin on the day after the previous one ends. Only the first may lack a first day, and only the last a last day. */
function periodsInOrder({ periods }: { readonly periods: readonly FigurePeriod[] }, context: z.core.$RefinementCtx) {
  for (const [index, { from, until }] of periods.entries()) {
    const report = (period: number, field: 'from' | 'until', message: string) => {
      reportAt(context, ['periods', period, field], message);
    };
    if (from !== undefined && until !== undefined && until < from) {
      report(index, 'until', `write a day that is not before its own "from", "${from}"`);
    }
    const next = periods[index + 1];
    if (!next) continue;
    if (until === undefined) {
      report(index, 'until', 'write the last day on which this value held, as another follows it');
    }
    const end = until ?? from ?? '';
    if (next.from === undefined) {
      report(index + 1, 'from', 'write the first day on which this value held, as another stands before it');
    } else if (next.from <= end) {
      const message = `write a day after "${end}", with which the period before it ends; periods stand in the order of time`;
      report(index + 1, 'from', message);
    } else if (until !== undefined && next.from > addDays(until, 1)) {
      const message = `no value holds from "${addDays(until, 1)}" on; write that day, or add the value that held between`;
      report(index + 1, 'from', message);
    }
  }
}

export type FigurePeriod = z.infer<typeof periodSchema>;

/** A figure as loaded for a day. */
export type Figure = Row & {
  /** Values that begin after that day, in chronological order; loading takes them out of `periods`. */
  readonly ahead?: readonly FigurePeriod[];
};
