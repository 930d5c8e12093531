import type { ReactNode } from 'react';
import clsx from 'clsx';
import { buttonNotices, type NoticeId } from '../../content/buttonNotices';
import styles from '../Button/styles.module.css';

interface Props {
  readonly children: ReactNode;
  readonly notice: NoticeId;
  /** Whom the notice is about, where it speaks of one provider */
  readonly subject?: string;
  /** The page or site that helps in the meantime. Without it, the notice ends with the link that follows the button */
  readonly to?: string;
  /** Label of the notice's link to it */
  readonly answer?: string;
}

/**
 * A button whose feature does not exist yet: it only shows a notice, which ends with a link to what helps in the meantime. It is drawn as a link, since
 * it must not be louder than what works.
 */
export default function NoticeButton({ notice, subject, to, answer, children }: Props): ReactNode {
  const { title, text } = buttonNotices[notice](subject ?? '');
  return (
    <button
      type="button"
      className={clsx(styles.button, styles.plain)}
      data-behaviour="notice"
      data-notice={notice}
      data-notice-title={title}
      data-notice-text={text}
      data-notice-to={to}
      data-notice-answer={answer}
      data-needs-script
    >
      {children}
    </button>
  );
}
