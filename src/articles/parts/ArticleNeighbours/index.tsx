import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { ArticleSummary, Neighbours } from '../../summary';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface LinkProps {
  readonly article: ArticleSummary;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}

function NeighbourLink({ article, label, rel }: LinkProps): ReactNode {
  return (
    <Link to={article.path} rel={rel} className={styles.link}>
      <span className={styles.label}>{label}</span>
      {article.title}
    </Link>
  );
}

/** The articles published before and after this one. */
export default function ArticleNeighbours({ older, newer }: Neighbours): ReactNode {
  if (!older && !newer) return null;
  return (
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      {older && <NeighbourLink article={older} label={words.previous} rel="prev" />}
      {newer && <NeighbourLink article={newer} label={words.next} rel="next" />}
    </nav>
  );
}
