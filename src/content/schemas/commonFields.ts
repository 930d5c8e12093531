import { httpsLink, plainText } from './fieldTypes';
import type { Field } from './defineKind';

/** Fields that several kinds share word for word. */

export const link = {
  schema: httpsLink(),
  label: 'Official page',
  description: 'Address of the product on the official site of its provider. Prefer short addresses that live long.',
  shown: false,
} as const satisfies Field;

export const optionalLink = { ...link, schema: httpsLink().optional() } as const satisfies Field;

export const optionalNote = {
  schema: plainText(10, 280).optional(),
  label: 'Note',
  description: 'A remark for editors and the open data, such as why a figure is not available; tables show it below.',
  shown: false,
} as const satisfies Field;
