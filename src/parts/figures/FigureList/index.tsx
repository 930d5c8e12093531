import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import registry from '@site/src/content/figures.yml';
import { figureSubjects, type Figure } from '../../../content/schemas';
import { subjectName } from '../../../content/subjectName';
import { FIGURES_FEED } from '../../../changes/feedPaths';
import { SEARCH_PATH, SEARCH_QUERY } from '../../../search/searchAddress';
import FindBar from '../../../ui/FindBar';
import { useSiteData } from '../../useSiteData';
import FeedNote from '../FeedNote';
import Changed from './Changed';
import { changedBefore } from './changes';
import Entry from './Entry';
import styles from './styles.module.css';
import Usual from './Usual';
import * as words from '../messages.en';

type Subject = Figure['subject'];

const EVERY_FIGURE = 'every-figure';

const idOf = (subject: Subject): string => subject.toLowerCase().replaceAll(' ', '-');

const figuresOf = (subject: Subject): readonly Figure[] => registry.rows.filter((figure) => figure.subject === subject);

const isUsual = ({ practice }: Figure): boolean => practice !== undefined;

/** Links that filter by subject: the stylesheet hides other subjects while one is the target of the address. */
function Filter(): ReactNode {
  return (
    <FindBar label={words.find} action={SEARCH_PATH} query={SEARCH_QUERY}>
      <nav aria-label={words.bySubject}>
        <a href={`#${EVERY_FIGURE}`} aria-current="true">
          {words.allSubjects} <small>{registry.rows.length}</small>
        </a>
        {figureSubjects.map((subject) => (
          <a key={subject} href={`#${idOf(subject)}`}>
            {subjectName(subject)} <small>{figuresOf(subject).length}</small>
          </a>
        ))}
      </nav>
    </FindBar>
  );
}

function Group({ subject }: { readonly subject: Subject }): ReactNode {
  const { figureReferences } = useSiteData();
  useBrokenLinks().collectAnchor(idOf(subject));
  const figures = figuresOf(subject);
  const ruled = figures.filter((figure) => !isUsual(figure));
  return (
    <section id={idOf(subject)} className={styles.group}>
      <h2>{subjectName(subject)}</h2>
      {ruled.length > 0 && (
        <div className={styles.list}>
          <p className={styles.columns} aria-hidden="true">
            <span>{words.columnFigure}</span>
            <span>{words.columnNow}</span>
            <span>{words.columnDocument}</span>
          </p>
          {ruled.map((figure) => (
            <Entry key={figure.id} figure={figure} pages={figureReferences[figure.id] ?? []} />
          ))}
        </div>
      )}
      <Usual figures={figures.filter(isUsual)} />
    </section>
  );
}

/** Every figure that pages quote: recent changes first, then all by subject, each with its sources and pages. */
export default function FigureList(): ReactNode {
  const { today } = useSiteData();
  useBrokenLinks().collectAnchor(EVERY_FIGURE);
  const changed = changedBefore(today);
  return (
    <div data-pagefind-weight="0.25">
      <p className={styles.lead}>
        {words.lead}
        {changed.length === 0 && ` ${words.noneChanged}`}
      </p>
      <Changed figures={changed} />
      <div id={EVERY_FIGURE} data-find-list="" className={styles.figures}>
        <Filter />
        {figureSubjects.map((subject) => (
          <Group key={subject} subject={subject} />
        ))}
        <FeedNote path={FIGURES_FEED} />
      </div>
    </div>
  );
}
