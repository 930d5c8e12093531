import * as z from 'zod';
import { dayCount, idOf, isoDate, kebabId, oneOf, pastDay, plainText, searchTerm, several } from './fieldTypes';
import { records } from './kind';
import { described } from './meta';
import { reportAt } from './rowRules';

export const figureSubjects = [
  'Loans',
  'Credit cards and scores',
  'Insurance',
  'Funds and the tax on them',
  'Tax saving and retirement',
  'Deposits and planning',
] as const;

const sourceSchema = z
  .strictObject(
    {
      document: idOf('documents')
        .meta(described('Id of the document in src/content/documents.yml that states it.'))
        .optional(),
      section: plainText(2, 120)
        .optional()
        .meta(described('Where in the document it stands.', 'section 123, formerly section 80C')),
      practice: plainText(2, 120)
        .optional()
        .meta(described('Whose practice it is, where no rule sets it.', 'Rule of thumb')),
      unproved: plainText(2, 120)
        .optional()
        .meta(described('Who is said to have set it, where no document was found.', 'Reserve Bank of India')),
    },
    { error: 'write the source as "{ document: … }", "{ practice: … }" or "{ unproved: … }"' },
  )
  .superRefine(({ document, section, practice, unproved }, context) => {
    if ([document, practice, unproved].filter((text) => text !== undefined).length !== 1) {
      reportAt(context, [], 'name one of "document", "practice" and "unproved"');
    } else if (section !== undefined && document === undefined) {
      reportAt(context, ['section'], 'remove it: only a document has sections');
    }
  });

const periodSchema = z.strictObject(
  {
    value: plainText(1, 120).meta(described('The figure as it reads in a sentence.', '18 to 65 years')),
    from: pastDay('this value does not hold yet; add it on the day it begins, not before "{value}"')
      .optional()
      .meta(described('First day on which it held. Leave out where it is not known or does not matter.')),
    until: isoDate()
      .optional()
      .meta(described('Last day on which it held. The last period has none while it still holds.')),
    source: sourceSchema.meta(described('Where the figure comes from.')),
  },
  { error: 'write the period as "{ value: 7.1%, source: { document: … } }"' },
);

/** The registry of figures that prose quotes: src/content/figures.yml. */
export const figures = records({
  kind: 'figures',
  title: 'The registry of figures that prose quotes, one row a figure',
  nameField: 'id',
  row: {
    id: kebabId().meta(described('Name by which pages quote it. Do not change it later.', 'ppf-rate')),
    label: plainText(5, 120).meta(described('What the figure is, for visitors.', 'PPF interest rate')),
    subject: oneOf(figureSubjects).meta(described('The part of the page /figures in which it stands.', 'Loans')),
    periods: several(periodSchema, 'write a list of at least one period').meta(
      described('Values in the order of time. The last is the present one.'),
    ),
    checked: pastDay().meta(described('Day on which an editor last compared it with its source.')),
    reviewEveryDays: dayCount().meta(described('Days after which it should be checked again.')),
    searchTerms: several(searchTerm(), 'write a list of search terms, such as [epf rate]')
      .optional()
      .meta(described('What visitors call it besides its id. The search answers with the value.')),
    note: plainText(10, 280).optional().meta(described('A condition or limit that belongs with the figure.')),
  },
  rowRule: periodsInOrder,
});

/** Each period must begin on the day after the one before it ends. Only the first may have no first day, and only the last no last day. */
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
    } else if (until !== undefined && next.from > dayAfter(until)) {
      const message = `no value holds from "${dayAfter(until)}" on; write that day, or add the value that held between`;
      report(index + 1, 'from', message);
    }
  }
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

export type FigurePeriod = z.infer<typeof periodSchema>;
export type Figure = z.infer<typeof figures.row>;
