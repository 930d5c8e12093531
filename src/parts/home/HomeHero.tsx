import type { ReactNode } from 'react';
import { site } from '@site/src/site';
import { ScrollButton } from '../../ui/Button';
import Ask from './Ask';
import { PRODUCTS_ANCHOR } from './ProductGrid';
import styles from './HomeHero.module.css';

export default function HomeHero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        {site.claims.length > 0 && <p className={styles.eyebrow}>{site.claims.join(' · ')}</p>}
        <h1>{site.promise}</h1>
        <p className={styles.lead}>
          Loans, cards, insurance and savings in India, in rupees and for your numbers. Free, and no phone number asked.
        </p>
      </div>
      <div className={styles.ask}>
        <Ask />
      </div>
      <div className={styles.actions}>
        <ScrollButton to={PRODUCTS_ANCHOR}>Start Comparing</ScrollButton>
        <ScrollButton to={PRODUCTS_ANCHOR} quiet>
          Explore Products
        </ScrollButton>
      </div>
    </header>
  );
}
