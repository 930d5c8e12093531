import type { ReactNode } from 'react';
import clsx from 'clsx';
import navigation from '@site/src/content/navigation.yml';
import { latestArticles } from '../../../articles/summary';
import { site } from '../../../site';
import Brand from '../Brand';
import LinkColumn from '../../../ui/LinkColumn';
import PhoneFold from '../../../ui/PhoneFold';
import { useSiteData } from '../../useSiteData';
import NewsletterForm from './NewsletterForm';
import styles from './styles.module.css';
import * as words from '../messages.en';

export default function SiteFooter(): ReactNode {
  const popularReads = latestArticles(useSiteData().articles).map(({ title, path }) => ({ name: title, path }));
  return (
    <footer className={styles.footer}>
      <div data-later="" className={styles.inner}>
        <div className={clsx(styles.columns, 'screenOnly')}>
          <div className={styles.about}>
            <Brand />
            <p>{words.about({ brand: site.brand })}</p>
            <NewsletterForm />
          </div>
          <PhoneFold title={words.footerLinks({ hasReads: popularReads.length > 0 })}>
            <div className={styles.links}>
              <LinkColumn title={words.products} heading="h2" links={navigation.footer} />
              {popularReads.length > 0 && <LinkColumn title={words.popularReads} heading="h2" links={popularReads} />}
              <LinkColumn title={words.company} heading="h2" links={navigation.company} />
            </div>
          </PhoneFold>
        </div>
        <p className={styles.disclaimer}>
          <strong>{words.disclaimer}</strong> {words.disclaimerText({ brand: site.brand })}
        </p>
      </div>
    </footer>
  );
}
