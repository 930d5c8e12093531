import type { Heading, Root, Text } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { moneyProblem } from '../../content/schemas/textRules';
import type { Problem } from '../problem';

/** Headings, amounts of money, expressions, raw HTML and admonition marks: what is wrong in the Markdown itself. */
export function textProblems(path: string, root: Root, importedNames: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  let level = 1;
  visit(root, (node: Node) => {
    const place = { path, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
    if (node.type === 'heading') {
      const { depth } = node as Heading;
      if (depth === 1)
        problems.push({
          ...place,
          found: '"#"',
          message: 'write "##": the page prints its title as the only first heading',
        });
      else if (depth > level + 1) {
        problems.push({
          ...place,
          found: `"${'#'.repeat(depth)}"`,
          message: `write "${'#'.repeat(level + 1)}": a level of headings is skipped`,
        });
      }
      level = Math.max(depth, 2);
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const code = (node as unknown as { readonly value: string }).value.trim();
      if (!isPlain(code, importedNames)) {
        const message = 'content computes nothing; write the text itself, or put a backslash before "{"';
        problems.push({ ...place, found: `{${code}}`, message });
      }
    }
    if (node.type === 'text') {
      const message = moneyProblem((node as Text).value);
      if (message) problems.push({ ...place, message });
    }
    if (node.type === 'html')
      problems.push({ ...place, message: 'HTML is not used in content; write Markdown or a component' });
    if (node.type === 'paragraph' && admonition(node)) {
      problems.push({ ...place, found: '":::"', message: 'write <Note title="…"> or <Caution title="…"> instead' });
    }
  });
  return problems;
}

/** Allowed in braces: an imported name, a text or a number, or the comment that gives a heading its id. */
function isPlain(code: string, importedNames: ReadonlySet<string>): boolean {
  return (
    importedNames.has(code) ||
    /^(["'])(?:(?!\1)[^\\])*\1$/.test(code) ||
    /^\d+(?:\.\d+)?$/.test(code) ||
    /^\/\*\s*#[\w-]+\s*\*\/$/.test(code)
  );
}

function admonition(node: Node): boolean {
  const [first] = (node as unknown as { readonly children: readonly { type: string; value?: string }[] }).children;
  return first?.type === 'text' && /^:::\w/.test(first.value ?? '');
}
