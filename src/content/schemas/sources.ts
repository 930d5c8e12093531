import * as z from 'zod';
import type { DocumentKind, ProviderKind } from '../offerTypes';
import {
  idOf,
  isoDate,
  isoMonth,
  webAddress,
  kebabId,
  oneOf,
  pastDay,
  plainText,
  several,
  wording,
} from './fieldTypes';
import { records } from './kind';
import { described } from './meta';
import { reportAt } from './rowRules';

/** Providers and source documents. */

const providerKinds = [
  'public bank',
  'private bank',
  'foreign bank',
  'small finance bank',
  'housing finance company',
  'finance company',
] as const satisfies readonly ProviderKind[];

const documentKinds = [
  'issuer',
  'copy',
  'regulator',
  'press',
  'aggregator',
  'record',
] as const satisfies readonly DocumentKind[];

const quoteHint = 'quote 3 to 200 characters of the document, with the number in them';

const id = (example: string) =>
  kebabId().meta(described('Permanent name, part of addresses. Never change it, never use it again.', example));

export const providers = records({
  kind: 'providers',
  title: 'Providers that lists name, one row a provider',
  nameField: 'id',
  row: {
    id: id('bank-of-india'),
    name: plainText(2, 60).meta(described('As the provider writes it.', 'Bank of India')),
    shortName: plainText(2, 20).meta(described('What people call it; its monogram.', 'BoI')),
    kind: oneOf(providerKinds).meta(described('What the RBI has it registered as.', 'public bank')),
    hue: z
      .int({ error: 'write a hue in whole degrees, such as 215' })
      .min(0, { error: 'write a hue from 0 to 359' })
      .max(359, { error: 'write a hue from 0 to 359' })
      .meta(described('Colour of its monogram, in degrees of the colour circle.')),
    watch: webAddress()
      .optional()
      .meta(described('Its own page of rates and charges, where "npm run sources" looks for what no other page says.')),
    depositsInsured: z
      .boolean({ error: 'write true or false' })
      .meta(described('Whether the DICGC insures its deposits: banks, but no finance company.')),
    systemicBucket: z
      .int({ error: 'write the number of the bucket, such as 4' })
      .min(1, { error: 'write a bucket from 1 to 5' })
      .max(5, { error: 'write a bucket from 1 to 5' })
      .optional()
      .meta(
        described(
          'Its bucket in the RBI’s yearly list of domestic systemically important banks (D-SIBs), where 5 weighs most. Banks that are not on the list have none.',
        ),
      ),
  },
  rowRule: ({ kind, depositsInsured }, context) => {
    if (depositsInsured === kind.endsWith('bank')) return;
    const message = `the DICGC insures deposits at banks only; write ${String(!depositsInsured)} for a ${kind}`;
    reportAt(context, ['depositsInsured'], message);
  },
});

export const documents = records({
  kind: 'documents',
  title: 'Documents that values come from, one row a document',
  nameField: 'id',
  // src/content/documents.yml has none: loading it gives the rows of all other files.
  mayBeEmpty: true,
  row: {
    id: id('boi-floating-2026-07'),
    publisher: wording(2, 80).meta(described('Who published it.', 'Bank of India')),
    title: plainText(5, 140).meta(described('What it is called, or what it is.', 'Floating rates of interest')),
    address: webAddress().meta(described('Where a reader can open it.')),
    kind: oneOf(documentKinds).meta(
      described(
        'The provider’s own page or schedule (issuer), a copy of one on another site (copy), a regulator’s, press, an aggregator, or somebody’s dated record of one of these.',
      ),
    ),
    published: pastDay().optional().meta(described('Day of publication. Leave out where it is not known.')),
    effective: isoDate()
      .optional()
      .meta(described('From when its values hold; may lie ahead. Leave out where it is not known.')),
    month: isoMonth()
      .optional()
      .meta(
        described(
          'The month that its own title gives its values, where no day is known: they may not hold since.',
          '2025-09',
        ),
      ),
    read: pastDay().meta(
      described('Day on which it was read: by you, or by the author of the record it is known through.'),
    ),
    quotes: several(
      z.string({ error: quoteHint }).min(3, { error: quoteHint }).max(200, { error: quoteHint }),
      'write the quoted words as a list, each beginning with "- "',
    )
      .optional()
      .meta(
        described(
          'Words of the document that hold a number which the check asks about, such as a rate that moved by more than 2 points.',
        ),
      ),
    watch: webAddress()
      .optional()
      .meta(
        described(
          'The issuer’s own page that would say the same, for a record or a copy: "npm run sources" looks there.',
        ),
      ),
    through: idOf('documents')
      .optional()
      .meta(described('Id of the record through which it is known, where you could not open it yourself.')),
  },
  rowRule: ({ kind, published, month, read, through }, context) => {
    if (month !== undefined && (published !== undefined || read < month)) {
      reportAt(
        context,
        ['month'],
        'leave it out where a day of publication is known, or the document was read before it',
      );
    }
    if (published !== undefined && read < published) {
      reportAt(context, ['read'], `write a day that is not before it was published, "${published}"`);
    }
    if (through !== undefined && kind === 'record') {
      reportAt(context, ['through'], 'remove it: a record is opened itself');
    }
    if (kind === 'record' && published === undefined) {
      reportAt(context, ['published'], 'write the day on which its author read the pages');
    }
  },
});
