import type { ReactNode } from 'react';
import type { ListedArticle } from '../../summary';
import Icon from '../../../ui/Icon';
import styles from './styles.module.css';

interface Props {
  readonly article: Pick<ListedArticle, 'icon' | 'number' | 'spans'>;
}

const [BAR, STEP] = [8, 14];

/** The cover of an article in a list: its central number over the outline of its chart, or over its icon. */
export default function ArticleFace({ article: { icon, number, spans = [] } }: Props): ReactNode {
  return (
    <div className={styles.face}>
      {number !== undefined && <b>{number}</b>}
      {spans.length === 0 ? (
        <Icon name={icon} size={32} />
      ) : (
        <svg width="100%" height={STEP * spans.length} aria-hidden="true">
          {spans.map(([from, to], row) => (
            <rect key={row} x={`${from}%`} y={row * STEP} width={`${Math.max(to - from, 1)}%`} height={BAR} rx="3" />
          ))}
        </svg>
      )}
    </div>
  );
}
