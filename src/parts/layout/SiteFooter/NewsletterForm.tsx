import type { ReactNode } from 'react';
import buttonStyles from '../../../ui/Button/styles.module.css';
import styles from './styles.module.css';

/**
 * Asks for an email address and only thanks for it; nothing is sent or stored. The browser validates the input. The field has no
 * name and the form has `method="dialog"`, so that nothing is sent without a script either.
 */
export default function NewsletterForm(): ReactNode {
  return (
    <>
      <form
        method="dialog"
        className={styles.newsletter}
        data-behaviour="newsletter"
        data-needs-script
        aria-label="Newsletter"
      >
        <label htmlFor="newsletter-email">Money Insights by email</label>
        <div className={styles.field}>
          <input id="newsletter-email" type="email" required autoComplete="email" placeholder="you@example.in" />
          <button type="submit" className={buttonStyles.button}>
            Subscribe
          </button>
        </div>
      </form>
      <noscript>
        <p>To subscribe to Money Insights, turn on JavaScript.</p>
      </noscript>
    </>
  );
}
