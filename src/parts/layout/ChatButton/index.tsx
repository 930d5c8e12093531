import type { ReactNode } from 'react';
import clsx from 'clsx';
import { MessageCircle } from 'lucide';
import { chatLink } from '../../../lib/chatLink';
import { site } from '../../../site';
import Drawing from '../../../ui/Icon/Drawing';
import { useSiteData } from '../../useSiteData';
import styles from './styles.module.css';
import * as words from '../messages.en';

/** @returns the address of a chat with us, with a prefilled first message; undefined without a chat phone */
export function useChatLink(message = words.chatMessage({ brand: site.brand })): string | undefined {
  const { chatPhone } = useSiteData();
  return chatPhone && chatLink(chatPhone, message);
}

/** Appears over the page two seconds after it has loaded, by a CSS animation. */
export default function ChatButton(): ReactNode {
  const address = useChatLink();
  if (!address) return null;
  return (
    <aside aria-label={words.chat} className={clsx(styles.corner, 'screenOnly')} data-chat>
      <a className={styles.chat} href={address} target="_blank" rel="noopener noreferrer">
        <Drawing of={MessageCircle} size={26} />
        <span className="visuallyHidden">{words.chatLink}</span>
      </a>
    </aside>
  );
}
