import type { ReactNode } from 'react';
import buttonStyles from '../../../ui/Button/styles.module.css';
import styles from './styles.module.css';
import * as words from '../messages.en';

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
        aria-label={words.newsletter}
      >
        <label htmlFor="newsletter-email">{words.newsletterEmail}</label>
        <div className={styles.field}>
          <input id="newsletter-email" type="email" required autoComplete="email" placeholder="you@example.in" />
          <button type="submit" className={buttonStyles.button}>
            {words.newsletterSubscribe}
          </button>
        </div>
      </form>
      <noscript>
        <p>{words.newsletterNoScript}</p>
      </noscript>
    </>
  );
}
