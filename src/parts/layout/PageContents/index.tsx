import type { ReactNode } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';
import PhoneFold from '../../../ui/PhoneFold';
import SectionLinks from './SectionLinks';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  readonly items: readonly TOCItem[];
}

/** The sections of a page as links under its hero: a row of them, on a phone a fold. */
export default function PageContents({ items }: Props): ReactNode {
  const sections = items.filter(({ level }) => level === 2);
  if (sections.length < 3) return null;
  return (
    <nav className={styles.contents} aria-label={words.onThisPage} data-contents>
      <PhoneFold title={words.onThisPage}>
        <SectionLinks sections={sections} />
      </PhoneFold>
    </nav>
  );
}
