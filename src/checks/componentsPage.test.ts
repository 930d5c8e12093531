/** @jest-environment node */
import { componentNames } from '../content/schemas/mdxComponents';
import { componentsPage } from './componentsPage';

const page = componentsPage();

test('every component has an entry with an example and what to write', () => {
  const entries = new Map(page.split('\n### ').map((entry) => [entry.split('\n')[0], entry]));
  for (const name of componentNames) expect(entries.get(name)).toMatch(/^```mdx$|The example of \w+ shows it\./m);
  expect(entries.get('ButtonLink')).toBe(
    `ButtonLink

A link that looks like a button, mostly in the head of a page.

\`\`\`mdx
<ButtonLink to="/home-loans">Compare lenders</ButtonLink>
<ButtonLink to="/calculators/affordability" quiet>See what you can afford</ButtonLink>
\`\`\`

- \`to\`: Where it leads. Write a page such as "/home-loans", or "#an-id" on this page.
- \`quiet\`, may be left out: A plainer look, for the lesser of two choices. Write the name alone, without a value.
`,
  );
  expect(entries.get('Question')).toContain('It stands in Faq. The example of Faq shows it.');
  expect(entries.get('DataTable')).toMatch(/<DataTable data=\{\w+\} [^]*rows of health-insurers or/);
});
