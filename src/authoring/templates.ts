import { Document, visit } from 'yaml';
import * as z from 'zod';
import { categories } from '../content/categories';
import { iconName, sitePath } from '../content/schemas/fieldTypes';
import { articleFrontMatter, pageFrontMatter } from '../content/schemas/frontMatter';
import { site } from '../site';

/** Something to learn from an editor, by a flag or by asking. */
export interface Question {
  /** Name of the flag: `--title` */
  readonly name: string;
  /** What is asked, with an example or the range allowed. */
  readonly text: string;
  /** What an empty answer means. Left out, an answer is needed. */
  readonly otherwise?: string;
  /** The schema that the check uses for the answer, so that the two never differ. */
  readonly schema: z.ZodType<unknown, string>;
}

export type Answers = Readonly<Record<string, string>>;

/** What `npm run new` can begin. */
export interface Template {
  readonly questions: readonly Question[];
  /** Address of the new page on the site. */
  readonly addressOf: (answers: Answers) => string;
  /** Folder that the address is a path in, from the root of the repository. */
  readonly folder: 'docs' | '.';
  /** Each line "To write: …" in it is guidance, which the check names until it is replaced. */
  readonly textOf: (answers: Answers, today: string) => string;
  /** What the editor does next, in a sentence or two. */
  readonly next: string;
}

const ofArticle = articleFrontMatter.shape;
const ofPage = pageFrontMatter.shape;
const later = { otherwise: '' };
const icon = { name: 'icon', text: 'Icon; the names are in src/content/icons.ts', otherwise: 'file-text' };

/** An excerpt, description or list of tags that is left empty is for the editor to write; the check names it. */
const article: Template = {
  questions: [
    { name: 'title', text: 'Title, 30 to 70 characters', schema: ofArticle.title },
    { name: 'category', text: `Category: ${categories.join(', ')}`, schema: z.string().pipe(ofArticle.category) },
    { name: 'slug', text: 'Address after /blog/; empty for the words of the title', ...later, schema: ofArticle.slug },
    { ...icon, schema: z.string().pipe(iconName()) },
    { name: 'author', text: 'Author', otherwise: `${site.brand} Editorial Desk`, schema: ofArticle.author },
    {
      name: 'excerpt',
      text: 'What the article says, in 110 to 160 characters; empty to write it later',
      ...later,
      schema: ofArticle.excerpt,
    },
    {
      name: 'tags',
      text: '3 to 5 tags in lower case, with commas between them; empty to write them later',
      ...later,
      schema: z.string().transform(tagsIn).pipe(ofArticle.tags),
    },
  ],
  addressOf: (answers) => `/blog/${slugOf(answers)}`,
  folder: '.',
  textOf: (answers, today) => {
    const { title, category, icon: iconOf, author, excerpt, tags = '' } = answers;
    const slug = slugOf(answers);
    const front = { title, slug, excerpt, category, icon: iconOf, author, date: today, reviewed: today };
    return `${frontMatter({ ...front, tags: tagsIn(tags) })}
To write: the answer, in two or three sentences on which a reader in a hurry can act. Say for whom it is different.

## How it works

To write: what a reader must know to follow the example, in plain words. Quote rates and limits with Figure and an id of src/content/figures.yml, so that they stay right; /figures shows them all.

## An example in rupees

To write: one case worked through, with every amount in Indian grouping, such as ₹5,00,000.

## Common mistakes

To write: two or three that cost people money, and what to do instead. Link to the page of the product.

## Sources

To write: one line for each source, official ones first, with its address.
`;
  },
  next: 'Write the article, look at it with "npm start", then run "npm run check".',
};

/** Writes title and subtitle as double-quoted props of the hero. */
const withoutQuotes = z.string().refine((text) => !text.includes('"'), { error: 'write it without double quotes' });

const page: Template = {
  questions: [
    {
      name: 'path',
      text: 'Address on the site, such as /credit-cards/student',
      schema: sitePath().refine((path) => path !== '/', { error: 'the home page exists; write another address' }),
    },
    { name: 'title', text: 'Title, 25 to 60 characters', schema: withoutQuotes.pipe(ofPage.title) },
    { ...icon, schema: z.string().pipe(iconName()) },
    {
      name: 'subtitle',
      text: 'A sentence or two under the title; empty to write it later',
      ...later,
      schema: withoutQuotes,
    },
    {
      name: 'description',
      text: 'What the page offers, in 110 to 160 characters; empty to write it later',
      ...later,
      schema: ofPage.description,
    },
  ],
  addressOf: ({ path = '' }) => path,
  folder: 'docs',
  textOf: (
    { title = '', icon: iconOf = '', subtitle = '', description },
    today,
  ) => `${frontMatter({ title, description, reviewed: today })}
<Hero icon="${iconOf}" title="${title}" subtitle="${subtitle}" />

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

export const templates = { article, page } as const satisfies Readonly<Record<string, Template>>;

/** Front matter as editors write it: one line a field, lists in square brackets. */
function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const document = new Document(fields);
  visit(document, {
    Seq(_key, node) {
      node.flow = true;
    },
  });
  return `---\n${document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })}---\n`;
}

function tagsIn(answer: string): string[] {
  return answer
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** The address of an article: as it was given, or the title as lower-case words joined by hyphens. */
function slugOf({ slug = '', title = '' }: Answers): string {
  if (slug !== '') return slug;
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
