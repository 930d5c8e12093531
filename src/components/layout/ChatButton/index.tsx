import type { ReactNode } from 'react';
import clsx from 'clsx';
import { MessageCircle } from 'lucide';
import { chatLink } from '@site/src/lib/chatLink';
import { site } from '@site/src/site';
import Drawing from '../../ui/Icon/Drawing';
import { useSiteData } from '../../useSiteData';
import styles from './styles.module.css';

/** @returns the address of a chat with us, its first message already written */
export function useChatLink(): string {
  return chatLink(useSiteData().chatPhone, site.chatMessage);
}

/** Floats over the page from two seconds after it was loaded; CSS does the waiting. */
export default function ChatButton(): ReactNode {
  return (
    <aside aria-label="Chat" className={clsx(styles.corner, 'screenOnly')} data-chat>
      <a className={styles.chat} href={useChatLink()} target="_blank" rel="noopener noreferrer">
        <Drawing of={MessageCircle} size={26} />
        <span className={styles.label}>Chat with us on WhatsApp (opens in a new tab)</span>
      </a>
    </aside>
  );
}
