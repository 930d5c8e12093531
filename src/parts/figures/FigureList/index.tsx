import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import registry from '@site/src/content/figures.yml';
import { figureSubjects, type Figure } from '@site/src/content/schemas';
import { FIGURES_FEED } from '@site/src/changes/feedPaths';
import { useSiteData } from '../../useSiteData';
import { SEARCH_PATH, SEARCH_QUERY } from '@site/src/search/searchAddress';
import FindBar from '../../../ui/FindBar';
import FeedNote from '../FeedNote';
import Changed from './Changed';
import Entry from './Entry';
import styles from './styles.module.css';
import * as words from '../messages.en';
import { subjectName } from '@site/src/content/subjectName';

type Subject = (typeof figureSubjects)[number];

const EVERY_FIGURE = 'every-figure';

const idOf = (subject: Subject): string => subject.toLowerCase().replaceAll(' ', '-');

const figuresOf = (subject: Subject): readonly Figure[] => registry.rows.filter((figure) => figure.subject === subject);

/** Links that filter by subject: the stylesheet hides other subjects while one is the target of the address. */
function Filter(): ReactNode {
  return (
    <FindBar label={words.find} action={SEARCH_PATH} query={SEARCH_QUERY}>
      <nav aria-label={words.bySubject}>
        <a href={`#${EVERY_FIGURE}`}>{words.allSubjects}</a>
        {figureSubjects.map((subject) => (
          <a key={subject} href={`#${idOf(subject)}`}>
            {subjectName(subject)} ({figuresOf(subject).length})
          </a>
        ))}
      </nav>
    </FindBar>
  );
}

function Group({ subject }: { readonly subject: Subject }): ReactNode {
  const { figureReferences } = useSiteData();
  useBrokenLinks().collectAnchor(idOf(subject));
  return (
    <section id={idOf(subject)} className={styles.group}>
      <h2>{subjectName(subject)}</h2>
      <div className={styles.list}>
        {figuresOf(subject).map((figure) => (
          <Entry key={figure.id} figure={figure} pages={figureReferences[figure.id] ?? []} />
        ))}
      </div>
    </section>
  );
}

/** Every figure that pages quote: recent changes first, then all by subject, each with its sources and pages. */
export default function FigureList(): ReactNode {
  useBrokenLinks().collectAnchor(EVERY_FIGURE);
  return (
    <div id={EVERY_FIGURE} data-pagefind-weight="0.25" data-find-list="" className={styles.figures}>
      <Filter />
      <Changed />
      {figureSubjects.map((subject) => (
        <Group key={subject} subject={subject} />
      ))}
      <FeedNote path={FIGURES_FEED} />
    </div>
  );
}
