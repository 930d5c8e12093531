import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import type { IconNode } from 'lucide';
import { shapeMarkup } from './shapeMarkup';
import styles from './styles.module.css';

interface Props {
  /** A drawing on lucide's grid of 24 by 24 */
  readonly of: IconNode;
  /** Width and height in pixels */
  readonly size?: number;
  /** With lines of 1.75 units of the grid instead of 2 */
  readonly fine?: boolean;
  readonly className?: string;
}

/**
 * A picture beside words that say the same, so it is hidden from screen readers.
 *
 * The stylesheet says how its lines look, once for all icons, and the shapes are markup, not elements: a page holds dozens
 * of icons, and a list of articles hydrates one with every card.
 */
function Drawing({ of, size = 24, fine = false, className }: Props): ReactNode {
  return (
    <svg
      className={clsx(fine ? styles.fine : styles.regular, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapeMarkup(of) }}
    />
  );
}

export default memo(Drawing);
