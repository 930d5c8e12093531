import { Document, isSeq, visit } from 'yaml';

/** Front matter as editors write it: one line a field, lists in square brackets. */
export function frontMatterBlock(fields: Readonly<Record<string, unknown>>): string {
  const document = new Document(fields);
  visit(document, {
    Collection(_key, node) {
      if (isSeq(node)) node.flow = true;
    },
  });
  return `---\n${document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })}---\n`;
}
