import type { ReactNode } from 'react';
import { categoryHue } from '@site/src/content/categories';
import type { ArticleSummary } from '@site/src/lib/articles/summary';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

interface Props {
  readonly article: Pick<ArticleSummary, 'category' | 'icon' | 'illustration'>;
}

/**
 * The scene that an article asks its reader to imagine, in words that all read. The panel above them is an ornament: it shows no
 * such scene, so it must not be announced as one.
 */
export default function ArticleIllustration({ article }: Props): ReactNode {
  const { category, icon, illustration } = article;
  if (!illustration) return null;
  return (
    <figure className={styles.illustration}>
      <div className={styles.panel} data-hue={categoryHue(category)} aria-hidden="true">
        <svg className={styles.scene} viewBox="0 0 720 240" preserveAspectRatio="xMidYMax slice">
          <circle cx="588" cy="70" r="38" className={styles.sun} />
          <path d="M0 190c110-62 212-70 330-30s244 46 390-34v114H0z" className={styles.far} />
          <path d="M0 222c150-48 268-40 396-12s224 16 324-22v52H0z" className={styles.near} />
        </svg>
        <span className={styles.figure}>
          <Icon name={icon} size={56} />
        </span>
      </div>
      <figcaption className={styles.caption}>
        Picture {illustration.charAt(0).toLowerCase()}
        {illustration.slice(1)}
      </figcaption>
    </figure>
  );
}
