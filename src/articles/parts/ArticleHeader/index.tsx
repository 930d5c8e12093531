import type { ReactNode } from 'react';
import { Link2, Share2 } from 'lucide';
import clsx from 'clsx';
import { formatLongDate } from '../../../lib/format/dates';
import type { ArticleSummary } from '../../summary';
import buttonStyles from '../../../ui/Button/styles.module.css';
import Drawing from '../../../ui/Icon/Drawing';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  readonly article: ArticleSummary;
}

/** The header of an article, with its only h1 and the share buttons. Its category is the last of the breadcrumbs above it. */
export default function ArticleHeader({ article }: Props): ReactNode {
  const { title, author, date, readMinutes } = article;
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      <p className={styles.meta}>
        <span>{words.by({ author })}</span>
        <time dateTime={date}>{formatLongDate(date)}</time>
        <span>{words.minutes({ minutes: readMinutes })}</span>
      </p>
      <p className={styles.actions} data-needs-script>
        <button type="button" className={clsx(buttonStyles.button, buttonStyles.quiet)} data-behaviour="share">
          <Drawing of={Link2} size={18} />
          {words.share}
        </button>
        {/* Revealed by a behaviour if the device has a share sheet. */}
        <button
          type="button"
          className={clsx(buttonStyles.button, buttonStyles.quiet)}
          data-behaviour="share-sheet"
          hidden
        >
          <Drawing of={Share2} size={18} />
          {words.send}
        </button>
      </p>
    </header>
  );
}
