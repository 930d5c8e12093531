import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Crumb } from '../../../content/breadcrumbs';
import Badge from '../../../ui/Badge';
import StructuredData from '../StructuredData';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** From the home page down; the last has no path if it is the page itself */
  readonly crumbs: readonly Crumb[];
}

/** Breadcrumbs of a page, for visitors and, as structured data, for search engines. */
export default function Breadcrumbs({ crumbs }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const last = crumbs.at(-1);
  // Search engines allow only the last item to lack an address.
  const steps = crumbs.filter((crumb) => crumb.path !== undefined || crumb === last);
  const structuredData: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: siteConfig.url + path }),
    })),
  };
  return (
    <nav className={styles.breadcrumbs} aria-label={words.breadcrumbs}>
      <ol>
        {crumbs.map((crumb) => (
          // Names are no unique keys: home insurance is a second "Home".
          <li key={crumb.path ?? `${crumb.name}, no link`}>
            {crumb.path ? (
              <Link to={crumb.path}>{crumb.hue ? <Badge hue={crumb.hue}>{crumb.name}</Badge> : crumb.name}</Link>
            ) : crumb.hue ? (
              <Badge hue={crumb.hue}>{crumb.name}</Badge>
            ) : (
              <span aria-current={crumb === last ? 'page' : undefined}>{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
      <StructuredData data={structuredData} />
    </nav>
  );
}
