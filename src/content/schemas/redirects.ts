import { sitePath } from './fieldTypes';
import { defineKind } from './defineKind';

export const redirects = defineKind({
  kind: 'redirects',
  title: 'Moved pages, one row an old address',
  nameField: 'from',
  mayBeEmpty: true,
  fields: {
    from: {
      schema: sitePath(),
      label: 'Old address',
      description: 'Address at which no page stands any more. Example: /loans/home',
      shown: false,
    },
    to: {
      schema: sitePath(),
      label: 'New address',
      description: 'Page that a visitor of the old address is sent to, in one step. Example: /home-loans',
      shown: false,
    },
  },
});
