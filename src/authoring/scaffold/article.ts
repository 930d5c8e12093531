import { site } from '../../site';
import { categories } from '../../content/categories';
import { articleFrontMatter } from '../../content/schemas/frontMatter';
import { frontMatterBlock } from './frontMatterBlock';
import { faultBy, listItems, slugOf } from './question';
import type { Question } from './question';
import type { NewFile } from './newFile';

const { shape } = articleFrontMatter;

/** What a new article is made from. An empty excerpt or list of tags is left for the editor; the check names it. */
export const articleQuestions: readonly Question[] = [
  { name: 'title', text: 'Title, 30 to 70 characters', fault: faultBy(shape.title) },
  {
    name: 'category',
    text: `Category: ${categories.join(', ')}`,
    fault: faultBy(shape.category),
  },
  {
    name: 'slug',
    text: 'Address after /blog/; empty for the words of the title',
    otherwise: '',
    fault: faultBy(shape.slug),
  },
  {
    name: 'icon',
    text: 'Icon; the names are in src/content/icons.ts',
    otherwise: 'file-text',
    fault: faultBy(shape.icon),
  },
  { name: 'author', text: 'Author', otherwise: `${site.brand} Editorial Desk`, fault: faultBy(shape.author) },
  {
    name: 'excerpt',
    text: 'What the article says, in 110 to 160 characters; empty to write it later',
    otherwise: '',
    fault: faultBy(shape.excerpt),
  },
  {
    name: 'tags',
    text: '3 to 5 tags in lower case, with commas between them; empty to write them later',
    otherwise: '',
    fault: faultBy(shape.tags, tagsIn),
  },
];

/** No tag holds a comma, so commas serve as well as semicolons. */
function tagsIn(answer: string): string[] {
  return listItems(answer.replaceAll(',', ';'));
}

const body = `
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

/** A new article. Each line "To write: …" is guidance, which the check names until it is replaced. */
export function newArticle(answers: Readonly<Record<string, string>>, today: string): NewFile {
  const { title = '', category, icon, author, excerpt, tags = '' } = answers;
  const slug = answers.slug === '' || answers.slug === undefined ? slugOf(title) : answers.slug;
  const frontMatter = { title, slug, excerpt, category, icon, author, date: today, reviewed: today };
  return {
    path: `blog/${slug}.mdx`,
    text: frontMatterBlock({ ...frontMatter, tags: tagsIn(tags) }) + body,
    next: `Write the article, look at it with "npm start" at /blog/${slug}, then run "npm run check".`,
  };
}
