import { sitePath } from '../../content/schemas/fieldTypes';
import { pageFrontMatter } from '../../content/schemas/frontMatter';
import { iconNames } from '../../content/icons';
import { frontMatterBlock } from './frontMatterBlock';
import { faultBy } from './question';
import type { Question } from './question';
import type { NewFile } from './newFile';

const { shape } = pageFrontMatter;

/** What a new page is made from. An empty description or subtitle is left for the editor; the check names it. */
export const pageQuestions: readonly Question[] = [
  { name: 'path', text: 'Address on the site, such as /credit-cards/student', fault: addressFault },
  {
    name: 'title',
    text: 'Title, 25 to 60 characters',
    fault: (title) => quoteFault(title) ?? faultBy(shape.title)(title),
  },
  {
    name: 'icon',
    text: 'Icon of src/content/icons.ts',
    otherwise: 'file-text',
    fault: (icon) =>
      iconNames.some((name) => name === icon) ? undefined : 'write a name listed in src/content/icons.ts',
  },
  {
    name: 'subtitle',
    text: 'A sentence or two under the title; empty to write it later',
    otherwise: '',
    fault: quoteFault,
  },
  {
    name: 'description',
    text: 'What the page offers, in 110 to 160 characters; empty to write it later',
    otherwise: '',
    fault: faultBy(shape.description),
  },
];

function addressFault(address: string): string | undefined {
  return address === '/' ? 'the home page exists; write another address' : faultBy(sitePath())(address);
}

/** Title and subtitle stand in double quotes as props of the hero. */
function quoteFault(text: string): string | undefined {
  return text.includes('"') ? 'write it without double quotes' : undefined;
}

/** A new page. Each line "To write: …" is guidance, which the check names until it is replaced. */
export function newPage(answers: Readonly<Record<string, string>>, today: string): NewFile {
  const { path = '', title = '', icon = '', subtitle = '', description } = answers;
  const text = `${frontMatterBlock({ title, description, reviewed: today })}
<Hero icon="${icon}" title="${title}" subtitle="${subtitle}" />

## What it is

To write: what the product is and for whom, in the words of a careful friend. Begin with what matters most.

## Who gets it, and with which papers

To write: eligibility and documents. Copy the Columns with two Checklists from a page like this one.

## Questions people ask

<Faq>
  <Question title="Is there a question that you hear often?">
    To write: the answer, then more questions of the same kind.
  </Question>
</Faq>
`;
  return {
    path: `docs${path}.mdx`,
    text,
    next: `Write the page and link it in src/content/navigation.yml. For a list of products, copy a data file to docs${path}.yml and show it as a page like this one does. Then run "npm run check".`,
  };
}
