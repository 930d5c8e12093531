import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { siteMap } from '@site/src/content/navigation';
import styles from './styles.module.css';

/** Every page of the site but the articles, by area. */
export default function SiteMap(): ReactNode {
  return (
    <section className={styles.pages} aria-labelledby="all-pages">
      <h2 id="all-pages">All pages</h2>
      <div className={styles.areas}>
        {siteMap.map(({ name, links }) => (
          <nav key={name} aria-label={name}>
            <h3 className={styles.area}>{name}</h3>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.path}>
                  <Link to={link.path}>{link.name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </section>
  );
}
