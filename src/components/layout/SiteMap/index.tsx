import type { ReactNode } from 'react';
import { siteMap } from '@site/src/content/navigation';
import navigation from '@site/src/content/navigation.yml';
import LinkColumn from '../../ui/LinkColumn';
import styles from './styles.module.css';

/** Every page of the site but the articles, by area. */
export default function SiteMap(): ReactNode {
  return (
    <section className={styles.pages} aria-labelledby="all-pages">
      <h2 id="all-pages">All pages</h2>
      <div className={styles.areas}>
        {siteMap(navigation).map(({ name, links }) => (
          <LinkColumn key={name} title={name} heading="h3" links={links} />
        ))}
      </div>
    </section>
  );
}
