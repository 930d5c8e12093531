import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

interface ButtonProps {
  readonly children: ReactNode;
  /** A secondary look, for the lesser of two choices */
  readonly quiet?: boolean;
}

interface LinkButtonProps extends ButtonProps {
  /** A place on this page (`#offers`) or a page of the site (`/home-loans`) */
  readonly to: string;
}

/** A link that looks like a button. */
export function ButtonLink({ to, quiet, children }: LinkButtonProps): ReactNode {
  return (
    <Link to={to} className={clsx(styles.button, quiet && styles.quiet)}>
      {children}
    </Link>
  );
}

interface ScrollButtonProps extends ButtonProps {
  /** The id to scroll to, without `#` */
  readonly to: string;
}

/**
 * Scrolls to a list, and shows a notice if the page has none. A plain `<a>`, because with a Link Docusaurus would fail the build
 * in that very case.
 */
export function ScrollButton({ to, quiet, children }: ScrollButtonProps): ReactNode {
  return (
    <a href={`#${to}`} className={clsx(styles.button, quiet && styles.quiet)} data-behaviour="scroll-to">
      {children}
    </a>
  );
}
