import { site } from '../site';

/** A template of `npm run new`. The check reports each line "To write: …" until it is replaced. */
export interface Template {
  /** @param slug the last part of its address @param today year-month-day */
  readonly textOf: (slug: string, today: string) => string;
  /** The next steps for the editor, in a sentence or two. */
  readonly next: string;
}

export const article: Template = {
  textOf: (slug, today) => `---
title: ''
slug: ${slug}
excerpt: ''
category: ''
icon: file-text
author: ${site.brand} Editorial Desk
date: ${today}
reviewed: ${today}
tags: []
---

To write: the answer, in two or three sentences on which a reader in a hurry can act. Say for whom it is different.

## How it works

To write: what a reader must know to follow the example, in plain words. Quote rates and limits with Figure and an id of src/content/figures.yml, so that they stay right; /figures shows them all.

## An example in rupees

To write: one case worked through, with every amount in Indian grouping, such as ₹5,00,000.

## Common mistakes

To write: two or three that cost people money, and what to do instead. Link to the page of the product.

## Sources

To write: one line for each source, official ones first, with its address.
`,
  next: 'Write the article, look at it with "npm start", then run "npm run check".',
};

export const page: Template = {
  textOf: (_slug, today) => `---
title: ''
description: ''
reviewed: ${today}
---

<Hero icon="file-text" title="" subtitle="" />

## What it is

To write: what the product is and for whom, in the words of a careful friend. Begin with what matters most.

## Eligibility and documents

To write: eligibility and documents. Copy the Columns with two Checklists from a page like this one.

## Questions people ask

<Faq>
  <Question title="Is there a question that you hear often?">
    To write: the answer, then more questions of the same kind.
  </Question>
</Faq>
`,
  next: 'Write the page and name it in src/content/navigation.yml. For a list of products, copy a data file to the same name with the ending .yml, and show it as another page does. Then run "npm run check".',
};
