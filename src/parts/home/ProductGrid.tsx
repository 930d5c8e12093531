import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import products from '@site/src/content/home-products.yml';
import navigation from '@site/src/content/navigation.yml';
import Icon from '../../ui/Icon';
import LowestRates from './LowestRates';
import styles from './styles.module.css';
import * as words from './messages.en';

/** Target of the hero's buttons. */
export const PRODUCTS_ANCHOR = 'products';

export default function ProductGrid(): ReactNode {
  return (
    <section id={PRODUCTS_ANCHOR} className={styles.section} aria-labelledby="products-title">
      <h2 id="products-title">{words.products}</h2>
      <ul className={styles.products}>
        {products.rows.map(({ name, icon, path, intro, cta, color }, index) => (
          <li key={path} className={styles.product} data-hue={color}>
            <span className={styles.productIcon}>
              <Icon name={icon} size={26} />
            </span>
            <h3>{name}</h3>
            <p>{intro}</p>
            <Link to={path} className={styles.cover}>
              {cta}
            </Link>
            {index === 0 && (
              <div className={styles.drawn}>
                <LowestRates />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {words.also}{' '}
        {navigation.alsoOnHome.map(({ name, path }, index, { length }) => (
          <Fragment key={path}>
            {index > 0 && (index === length - 1 ? ` ${words.alsoLast} ` : ', ')}
            <Link to={path}>{name}</Link>
          </Fragment>
        ))}
        .
      </p>
    </section>
  );
}
