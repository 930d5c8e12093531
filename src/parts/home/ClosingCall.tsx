import type { ReactNode } from 'react';
import { MessageCircle } from 'lucide';
import buttonStyles from '../../ui/Button/styles.module.css';
import { useChatLink } from '../layout/ChatButton';
import { site } from '@site/src/site';
import Drawing from '../../ui/Icon/Drawing';
import styles from './styles.module.css';

/** Offers a chat with a person, where one answers. */
export default function ClosingCall(): ReactNode {
  const address = useChatLink();
  const { who, when } = site.expert;
  if (!address) return null;
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">Still between two choices?</h2>
      <p>
        Ask a person. Write to us on WhatsApp what you are deciding, and we point you to the page that answers it. It is
        no advice on what to buy, sell or hold. WhatsApp shows us your number then; reading this site does not.
      </p>
      {(who || when) && <p>{[who && `${who} answers`, when].filter(Boolean).join(', ')}.</p>}
      <a className={buttonStyles.button} href={address} target="_blank" rel="noopener noreferrer">
        <Drawing of={MessageCircle} size={20} />
        Talk to an Expert<span className="visuallyHidden"> (opens in a new tab)</span>
      </a>
    </section>
  );
}
