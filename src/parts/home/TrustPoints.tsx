import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSiteData } from '../useSiteData';
import { Benefits, Tile } from '../../ui/Tiles';
import styles from './styles.module.css';

/** The four trust points, each with its evidence. */
export default function TrustPoints(): ReactNode {
  const { articles } = useSiteData();
  return (
    <section className={styles.section} aria-labelledby="trust-title">
      <h2 id="trust-title">Why you can trust what you read here</h2>
      <Benefits>
        <Tile icon="scale" title="Unbiased comparisons">
          <p>
            A list is put in order by its published numbers. Nobody pays for a place here. Read{' '}
            <Link to="/method">how each list is ordered</Link>.
          </p>
        </Tile>
        <Tile icon="book-open" title="Expert guides">
          <p>
            {articles.length} guides, each with a worked example in rupees and its sources. Every legal figure says
            where it comes from: <Link to="/figures">see them all</Link>.
          </p>
        </Tile>
        <Tile icon="lock" title="Secure and private">
          <p>
            No sign-in, no cookies, no tracking. What you type into a calculator stays on your device:{' '}
            <Link to="/privacy">what we keep</Link>.
          </p>
        </Tile>
        <Tile icon="gift" title="Completely free">
          <p>
            Nothing to buy, no application to fill in, and the data of our lists is free too:{' '}
            <Link to="/data">download it</Link>.
          </p>
        </Tile>
      </Benefits>
    </section>
  );
}
