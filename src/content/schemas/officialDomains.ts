import { officialDomain, plainText } from './fieldTypes';
import { defineKind } from './defineKind';

export const officialDomains = defineKind({
  kind: 'official-domains',
  title: 'Domains that the site may link to, one row a domain',
  nameField: 'domain',
  fields: {
    domain: {
      schema: officialDomain(),
      label: 'Domain',
      description: 'Domain without "www."; its subdomains count as well. Example: hdfc.bank.in',
      shown: false,
    },
    owner: {
      schema: plainText(2, 80),
      label: 'Owner',
      description: 'Whose it is, as a reviewer has seen on the site or at the regulator. Example: HDFC Bank',
      shown: false,
    },
  },
});
