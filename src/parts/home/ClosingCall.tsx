import type { ReactNode } from 'react';
import { MessageCircle } from 'lucide';
import buttonStyles from '../../ui/Button/styles.module.css';
import { useChatLink } from '../layout/ChatButton';
import { site } from '../../site';
import Drawing from '../../ui/Icon/Drawing';
import NewTab from '../../ui/NewTab';
import styles from './styles.module.css';
import * as words from './messages.en';

/** Offers a chat with a person, where one answers. */
export default function ClosingCall(): ReactNode {
  const address = useChatLink();
  const { who, when } = site.expert;
  if (!address) return null;
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">{words.closing}</h2>
      <p>{words.closingText}</p>
      {(who || when) && <p>{words.expert({ known: who && when ? 'both' : who ? 'who' : 'when', who, when })}</p>}
      <a className={buttonStyles.button} href={address} target="_blank" rel="noopener noreferrer">
        <Drawing of={MessageCircle} size={20} />
        {words.talk}
        <NewTab />
      </a>
    </section>
  );
}
