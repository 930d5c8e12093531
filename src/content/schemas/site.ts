import { hues } from '../palette';
import {
  httpsLink,
  iconName,
  officialDomain,
  oneOf,
  pagePath,
  plainText,
  searchTerm,
  several,
  sitePath,
  wording,
} from './fieldTypes';
import { records } from './kind';
import { described } from './meta';

/** Files about the site itself, in src/content. They have no review dates. */

export const homeProducts = records({
  kind: 'home-products',
  title: 'Product cards of the home page, in the order shown',
  nameField: 'name',
  row: {
    name: wording(2, 40).meta(described('Name on the card.', 'Home Loans')),
    icon: iconName().meta(described('Icon name from src/content/icons.ts.', 'house')),
    path: pagePath().meta(described('Page that the card opens.', '/home-loans')),
    intro: wording(10, 140).meta(
      described('One sentence under the name.', 'Six lenders side by side, and your own EMI'),
    ),
    cta: wording(3, 40).meta(described('Words of the link.', 'Compare home loans')),
    color: oneOf(hues).meta(described('Hue of the card.', 'blue')),
  },
});

export const redirects = records({
  kind: 'redirects',
  title: 'Moved pages, one row an old address',
  nameField: 'from',
  mayBeEmpty: true,
  row: {
    from: sitePath().meta(described('Address at which no page stands any more.', '/loans/home')),
    to: sitePath().meta(described('Page that a visitor of the old address is sent to, in one step.', '/home-loans')),
  },
});

export const notCovered = records({
  kind: 'not-covered',
  title: 'What people search for and the site does not have, one row a subject',
  nameField: 'id',
  mayBeEmpty: true,
  row: {
    id: plainText(2, 40).meta(described('Lower-case words with hyphens.', 'crop-insurance')),
    name: wording(3, 60).meta(described('What it is called.', 'Crop insurance')),
    what: wording(20, 180).meta(
      described('What it is, and whom to ask about it.', 'Insurance of a harvest. Ask the bank of your crop loan.'),
    ),
    ask: httpsLink()
      .optional()
      .meta(described('Front page of who is in charge, where it is one for all.', 'https://pmfby.gov.in')),
    said: several(searchTerm(), 'write a list of at least one name, such as [crop insurance]').meta(
      described('What visitors type, in whatever language and script.'),
    ),
  },
});

export const officialDomains = records({
  kind: 'official-domains',
  title: 'Domains that the site may link to, one row a domain',
  nameField: 'domain',
  row: {
    domain: officialDomain().meta(described('Domain without "www."; its subdomains count as well.', 'hdfc.bank.in')),
    owner: plainText(2, 80).meta(
      described('Whose it is, as a reviewer has seen on the site or at the regulator.', 'HDFC Bank'),
    ),
  },
});

/** A helpline such as "1930", a number with its prefix such as "1800 425 3800", or an e-mail address. */
const CONTACT = /^(?:\+?\d[\d -]{2,15}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/;

export const officialContacts = records({
  kind: 'official-contacts',
  title: 'Phone numbers and e-mail addresses that the site may name, one row a contact',
  nameField: 'contact',
  mayBeEmpty: true,
  row: {
    contact: plainText(3, 80)
      .regex(CONTACT, 'write a phone number such as "1930" or "1800 425 3800", or an e-mail address')
      .meta(described('As its owner publishes it.', '1930')),
    owner: plainText(2, 80).meta(described('Whose it is.', 'Indian Cyber Crime Coordination Centre')),
    page: httpsLink().meta(described('Page of the owner that names it.', 'https://cybercrime.gov.in')),
  },
});
