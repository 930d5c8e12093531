import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { ArrowRight, X } from 'lucide';
import InnerLink from '../../../ui/InnerLink';
import buttonStyles from '../../../ui/Button/styles.module.css';
import Drawing from '../../../ui/Icon/Drawing';
import Monogram from '../../../ui/Monogram';
import { useAddressPart } from '../../fields/hooks/addressStore';
import Announcement from '../../fields/Announcement';
import { compareAddress } from './compareAddress';
import { mostSideBySide } from './mostSideBySide';
import type { Candidate } from './TicksContext';
import styles from './Tray.module.css';
import * as words from '../messages.en';

interface Props {
  readonly kind: string;
  /** Defaults that differ on this page */
  readonly pageDefaults?: Readonly<Record<string, string>> | undefined;
  /** In the order of the comparison's columns */
  readonly chosen: readonly Candidate[];
  /** Whether the last tick was refused, because no more fit side by side */
  readonly isFull: boolean;
  readonly onRemove: (id: string) => void;
}

/** The selected rows at the bottom of the screen while the list scrolls, with a link to compare them. */
export default function Tray({ kind, pageDefaults, chosen, isFull, onRemove }: Props): ReactNode {
  const hash = useAddressPart('hash');
  const region = useRef<HTMLElement>(null);
  const count = words.chosen({ count: chosen.length, most: String(mostSideBySide()) });
  const canCompare = chosen.length > 1;
  const ids = chosen.map(({ id }) => id);

  function remove(id: string): void {
    // The button disappears, and focus must not return to the top of the page.
    region.current?.focus();
    onRemove(id);
  }

  return (
    <section className={styles.tray} aria-label={words.compare} ref={region} tabIndex={-1} data-tray>
      {/* Always rendered, because screen readers ignore a region that is added together with its text. */}
      <p role="alert" className={styles.refusal}>
        {isFull && words.onlySomeFit({ most: String(mostSideBySide()) })}
      </p>
      {!isFull && <p>{canCompare ? count : `${words.asSentence({ text: count })} ${words.tickOneMore}`}</p>}
      <Announcement sentence={count} />
      <ul>
        {chosen.map(({ id, name, shortName, hue }) => (
          <li key={id}>
            <button type="button" aria-label={words.remove({ name })} onClick={() => remove(id)}>
              <Monogram shortName={shortName} hue={hue} />
              <Drawing of={X} size={16} />
            </button>
          </li>
        ))}
      </ul>
      {canCompare && (
        <InnerLink
          className={clsx(buttonStyles.button, buttonStyles.gold)}
          to={compareAddress(kind, ids, hash, pageDefaults)}
        >
          {words.compareCount({ count: String(chosen.length) })}
          <span className="visuallyHidden">{` ${words.sideBySide}`}</span>
          <Drawing of={ArrowRight} size={18} />
        </InnerLink>
      )}
    </section>
  );
}
