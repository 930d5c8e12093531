import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import glossary from '@site/src/content/glossary.yml';
import { glossaryStructuredData } from '../../structuredData/glossary';
import { SEARCH_PATH, SEARCH_QUERY } from '../../../search/searchAddress';
import FindBar from '../../../ui/FindBar';
import StructuredData from '../../layout/StructuredData';
import { byLetter } from './byLetter';
import Entry from './Entry';
import styles from './styles.module.css';
import * as words from '../messages.en';

const groups = byLetter(glossary.rows);

/** Must differ from the ids of terms. */
const idOf = (letter: string): string => `letter-${letter.toLowerCase()}`;

export default function GlossaryList(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const { siteConfig } = useDocusaurusContext();
  return (
    <div data-pagefind-weight="0.25" data-find-list="">
      <FindBar label={words.find} action={SEARCH_PATH} query={SEARCH_QUERY}>
        <nav aria-label={words.byLetter}>
          {groups.map(({ letter }) => (
            <a key={letter} href={`#${idOf(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      </FindBar>
      {groups.map(({ letter, terms }) => {
        collectAnchor(idOf(letter));
        return (
          <section key={letter} id={idOf(letter)} aria-labelledby={`${idOf(letter)}-title`} className={styles.group}>
            <h2 id={`${idOf(letter)}-title`}>{letter}</h2>
            <div className={styles.list}>
              {terms.map((term) => (
                <Entry key={term.id} term={term} />
              ))}
            </div>
          </section>
        );
      })}
      <StructuredData data={glossaryStructuredData(glossary.rows, siteConfig.url)} />
    </div>
  );
}
