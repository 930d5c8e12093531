import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { companyLinks, footerProducts, type NavigationLink } from '@site/src/content/navigation';
import { latestArticles } from '@site/src/plugins/articles/summary';
import { site } from '@site/src/site';
import Brand from '../Brand';
import { useArticles } from '../useArticles';
import NewsletterForm from './NewsletterForm';
import styles from './styles.module.css';

interface LinkColumnProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

function LinkColumn({ title, links }: LinkColumnProps): ReactNode {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
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

export default function SiteFooter(): ReactNode {
  const popularReads = latestArticles(useArticles()).map(({ title, path }) => ({ name: title, path }));
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Brand />
            <p>
              {site.brand} sets loans, cards, insurance, funds and deposits in India side by side, with what they really
              cost. It is free to use, asks for no phone number and earns nothing from the companies it lists.
            </p>
            <NewsletterForm />
          </div>
          <LinkColumn title="Products" links={footerProducts} />
          <LinkColumn title="Popular Reads" links={popularReads} />
          <LinkColumn title="Company" links={companyLinks} />
        </div>
        <p className={styles.disclaimer}>
          <strong>Disclaimer.</strong> {site.brand} is not a lender or an insurer, and nothing here is advice made for
          you. Product details come from public sources, are updated regularly, and may be changed by the issuers at any
          time. Check with the issuer before you decide.
        </p>
      </div>
    </footer>
  );
}
