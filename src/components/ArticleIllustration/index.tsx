import type { ReactNode } from 'react';
import { categoryHue } from '@site/src/content/categories';
import type { ArticleSummary } from '@site/src/plugins/articles/summary';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  readonly article: Pick<ArticleSummary, 'category' | 'icon' | 'illustration'>;
}

/** A calm panel with the article's icon as its figure. An article that describes no picture has none. */
export default function ArticleIllustration({ article }: Props): ReactNode {
  const { category, icon, illustration } = article;
  if (!illustration) return null;
  return (
    <div className={styles.panel} role="img" aria-label={illustration} data-hue={categoryHue(category)}>
      <svg className={styles.scene} viewBox="0 0 720 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx="588" cy="70" r="38" className={styles.sun} />
        <path d="M0 190c110-62 212-70 330-30s244 46 390-34v114H0z" className={styles.far} />
        <path d="M0 222c150-48 268-40 396-12s224 16 324-22v52H0z" className={styles.near} />
      </svg>
      <span className={styles.figure}>
        <Icon name={icon} size={56} />
      </span>
    </div>
  );
}
