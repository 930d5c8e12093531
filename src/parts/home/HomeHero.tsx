import type { ReactNode } from 'react';
import * as siteWords from '../../content/messages.en';
import { site } from '../../site';
import { ScrollButton } from '../../ui/Button';
import Ask from './Ask';
import { PRODUCTS_ANCHOR } from './ProductGrid';
import styles from './HomeHero.module.css';
import * as words from './messages.en';

export default function HomeHero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        {site.claims.length > 0 && <p className={styles.eyebrow}>{site.claims.join(' · ')}</p>}
        <h1>{siteWords.promise}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <div className={styles.ask}>
        <Ask />
      </div>
      <div className={styles.actions}>
        <ScrollButton to={PRODUCTS_ANCHOR}>{words.startComparing}</ScrollButton>
        <ScrollButton to={PRODUCTS_ANCHOR} quiet>
          {words.exploreProducts}
        </ScrollButton>
      </div>
    </header>
  );
}
