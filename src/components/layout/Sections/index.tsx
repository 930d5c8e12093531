import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PhoneFold from '../../ui/PhoneFold';
import styles from './styles.module.css';

interface Props {
  /** Headings and text, in Markdown */
  readonly children: ReactNode;
}

/** The text of a page with the list of its sections: beside it and in sight on a wide screen, above it on a phone. */
export default function Sections({ children }: Props): ReactNode {
  const sections = useDoc().toc.filter(({ level }) => level === 2);
  return (
    <div className={styles.frame}>
      <nav className={styles.contents} aria-label="On this page">
        <PhoneFold title="On this page">
          <b>On this page</b>
          <ul>
            {sections.map(({ id, value }) => (
              <li key={id}>
                {/* Docusaurus hands the heading over as HTML, so that code and accents in it survive. */}
                <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
              </li>
            ))}
          </ul>
        </PhoneFold>
      </nav>
      <div className={clsx('prose', styles.text)}>{children}</div>
    </div>
  );
}
