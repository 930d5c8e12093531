import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import homeProducts from '@site/src/content/home-products.yml';
import navigation from '@site/src/content/navigation.yml';
import FamilyShape from '../calculators/CalculatorTiles/FamilyShape';
import Icon from '../../ui/Icon';
import products from './ProductGrid.module.css';
import styles from './styles.module.css';
import * as words from './messages.en';

/** Target of the hero's buttons. */
export const PRODUCTS_ANCHOR = 'products';

export default function ProductGrid(): ReactNode {
  return (
    <section id={PRODUCTS_ANCHOR} className={styles.section} aria-labelledby="products-title">
      <h2 id="products-title">{words.products}</h2>
      <ul className={products.grid}>
        {homeProducts.rows.map(({ name, icon, path, intro, cta, color }, index) => (
          <li key={path} className={products.product} data-hue={color}>
            {index === 0 ? <FamilyShape of="loans" /> : <Icon name={icon} size={20} />}
            <h3>{name}</h3>
            <p>{intro}</p>
            <Link to={path}>{cta}</Link>
          </li>
        ))}
      </ul>
      <p className={products.also}>
        {words.also}{' '}
        {navigation.alsoOnHome.map(({ name, path }, index, { length }) => (
          <Fragment key={path}>
            {index > 0 && (index === length - 1 ? ` ${words.alsoLast} ` : ', ')}
            <Link to={path}>{name}</Link>
          </Fragment>
        ))}
        {words.alsoEnd}
      </p>
    </section>
  );
}
