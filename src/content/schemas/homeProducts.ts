import { iconName, oneOf, plainText, sitePath } from './fieldTypes';
import { defineKind } from './defineKind';

/** The hues a product card of the home page may take; each is a `--hue-` token. */
export const productColors = ['purple', 'green', 'red', 'emerald', 'blue', 'gray', 'orange', 'yellow', 'sky'] as const;

export type ProductColor = (typeof productColors)[number];

export const homeProducts = defineKind({
  kind: 'home-products',
  title: 'Product cards of the home page, in the order shown',
  nameField: 'name',
  fields: {
    name: {
      schema: plainText(2, 40),
      label: 'Product',
      description: 'Name on the card. Example: Home Loans',
      shown: true,
    },
    icon: {
      schema: iconName(),
      label: 'Icon',
      description: 'Icon name from src/content/icons.ts. Example: house',
      shown: true,
    },
    path: {
      schema: sitePath(),
      label: 'Page',
      description: 'Page that the card opens. Example: /home-loans',
      shown: false,
    },
    intro: {
      schema: plainText(10, 140),
      label: 'Tagline',
      description: 'One sentence under the name. Example: Six lenders side by side, and your own EMI',
      shown: true,
    },
    cta: {
      schema: plainText(3, 40),
      label: 'Call to action',
      description: 'Words of the link. Example: Compare home loans',
      shown: true,
    },
    color: {
      schema: oneOf(productColors),
      label: 'Colour',
      description: 'Hue of the card. Example: blue',
      shown: false,
    },
  },
});
