import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Crumb } from '@site/src/content/breadcrumbs';
import styles from './styles.module.css';

interface Props {
  /** From the home page down; the last is the page itself and no link */
  readonly crumbs: readonly Crumb[];
}

/** Where in the site a page stands, for visitors and, as structured data, for search engines. */
export default function Breadcrumbs({ crumbs }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const structuredData = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: siteConfig.url + path }),
    })),
  };
  return (
    <>
      <Head>
        <script type="application/ld+json">{JSON.stringify(structuredData)}</script>
      </Head>
      <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
        <ol>
          {crumbs.map(({ name, path }) => (
            <li key={name}>{path ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
          ))}
        </ol>
      </nav>
    </>
  );
}
