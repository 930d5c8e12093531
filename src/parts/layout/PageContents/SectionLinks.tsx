import type { ReactNode } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';

interface Props {
  readonly sections: readonly TOCItem[];
}

/** The sections of a page as links. In a `data-contents`, src/behaviours/contents.ts marks the one that is being read. */
export default function SectionLinks({ sections }: Props): ReactNode {
  return (
    <ul>
      {sections.map(({ id, value }) => (
        <li key={id}>
          {/* Docusaurus provides the heading as HTML, to keep code and accents. */}
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
        </li>
      ))}
    </ul>
  );
}
