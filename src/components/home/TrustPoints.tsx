import type { ReactNode } from 'react';
import { Benefits, Tile } from '../ui/Tiles';
import styles from './styles.module.css';

/** The four trust points, each with what backs it. */
export default function TrustPoints(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="trust-title">
      <h2 id="trust-title">Why you can trust what you read here</h2>
      <Benefits>
        <Tile icon="scale" title="Unbiased comparisons">
          <p>Every list says how it was chosen and in what order it stands. No company can buy a higher place.</p>
        </Tile>
        <Tile icon="book-open" title="Expert guides">
          <p>
            Money Insights explains one decision at a time, with a worked example in rupees and the sources of its
            figures.
          </p>
        </Tile>
        <Tile icon="lock" title="Secure and private">
          <p>No sign-in, no phone number, no tracking. What you type into a calculator stays on your device.</p>
        </Tile>
        <Tile icon="gift" title="Completely free">
          <p>
            There is nothing to buy and no application to fill in here. You go to the provider yourself when you are
            ready.
          </p>
        </Tile>
      </Benefits>
    </section>
  );
}
