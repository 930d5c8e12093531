import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { NavigationLink } from '../../content/navigation';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** The heading that the title is, after what stands above it on the page */
  readonly heading: 'h2' | 'h3';
  readonly links: readonly NavigationLink[];
}

/** Links under their title, each in a line of its own. */
export default function LinkColumn({ title, heading: Heading, links }: Props): ReactNode {
  return (
    <nav aria-label={title}>
      <Heading className={styles.title}>{title}</Heading>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path}>{link.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
