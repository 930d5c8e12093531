import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSiteData } from '../useSiteData';
import { Benefits, Tile } from '../../ui/Tiles';
import styles from './styles.module.css';
import * as words from './messages.en';

/** The four trust points, each with its evidence. */
export default function TrustPoints(): ReactNode {
  const { articles } = useSiteData();
  return (
    <section className={styles.section} aria-labelledby="trust-title">
      <h2 id="trust-title">{words.trust}</h2>
      <Benefits>
        <Tile icon="scale" title={words.unbiased}>
          <p>
            {words.unbiasedBefore} <Link to="/method">{words.unbiasedLink}</Link>
            {words.unbiasedAfter}
          </p>
        </Tile>
        <Tile icon="book-open" title={words.guides}>
          <p>
            {words.guidesBefore({ count: String(articles.length) })} <Link to="/figures">{words.guidesLink}</Link>
            {words.guidesAfter}
          </p>
        </Tile>
        <Tile icon="lock" title={words.secure}>
          <p>
            {words.secureBefore} <Link to="/privacy">{words.secureLink}</Link>
            {words.secureAfter}
          </p>
        </Tile>
        <Tile icon="gift" title={words.free}>
          <p>
            {words.freeBefore} <Link to="/data">{words.freeLink}</Link>
            {words.freeAfter}
          </p>
        </Tile>
      </Benefits>
    </section>
  );
}
