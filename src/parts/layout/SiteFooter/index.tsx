import type { ReactNode } from 'react';
import clsx from 'clsx';
import navigation from '@site/src/content/navigation.yml';
import { latestArticles } from '@site/src/articles/summary';
import { site } from '@site/src/site';
import Brand from '../Brand';
import LinkColumn from '../../../ui/LinkColumn';
import PhoneFold from '../../../ui/PhoneFold';
import { useSiteData } from '../../useSiteData';
import NewsletterForm from './NewsletterForm';
import styles from './styles.module.css';

export default function SiteFooter(): ReactNode {
  const popularReads = latestArticles(useSiteData().articles).map(({ title, path }) => ({ name: title, path }));
  return (
    <footer className={styles.footer}>
      <div data-later="" className={styles.inner}>
        <div className={clsx(styles.columns, 'screenOnly')}>
          <div className={styles.about}>
            <Brand />
            <p>
              {site.brand} sets loans, cards, insurance, funds and deposits in India side by side, with what they really
              cost. It is free to use, asks for no phone number and earns nothing from the companies it lists.
            </p>
            <NewsletterForm />
          </div>
          <PhoneFold title="Products, popular reads, company">
            <div className={styles.links}>
              <LinkColumn title="Products" heading="h2" links={navigation.footer} />
              <LinkColumn title="Popular Reads" heading="h2" links={popularReads} />
              <LinkColumn title="Company" heading="h2" links={navigation.company} />
            </div>
          </PhoneFold>
        </div>
        <p className={styles.disclaimer}>
          <strong>Disclaimer.</strong> {site.brand} is not a lender or an insurer, and nothing here is advice made for
          you. Product details come from public sources, each list says from when, and issuers may change them at any
          time. Check with the issuer before you decide.
        </p>
      </div>
    </footer>
  );
}
