import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { Copy } from 'lucide';
import buttonStyles from '../../ui/Button/styles.module.css';
import Drawing from '../../ui/Icon/Drawing';
import { useTurns } from '../fields/hooks/useTurns';
import styles from './Sections.module.css';
import * as words from './messages.en';

interface Props {
  readonly intro: string;
  readonly sentences: readonly string[];
}

type Done = { readonly sentences: readonly string[]; readonly how: 'copied' | 'selected' };

/** Sentences to send, with a button that copies them. Where the browser refuses to copy, they are selected. */
export default function Letter({ intro, sentences }: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const [done, setDone] = useState<Done>();

  const turns = useTurns<HTMLDivElement>(({ type }) => {
    if (type !== 'press') return;
    const select = (): void => {
      if (list.current) getSelection()?.selectAllChildren(list.current);
      setDone({ sentences, how: 'selected' });
    };
    // Without HTTPS, and inside some apps, the clipboard API is missing.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) clipboard.writeText(sentences.join('\n')).then(() => setDone({ sentences, how: 'copied' }), select);
    else select();
  });

  const labels = { copied: words.copied, selected: words.selected };
  const label = done?.sentences === sentences ? labels[done.how] : words.copy;
  return (
    <div className={styles.letter}>
      <p>{intro}</p>
      <ol ref={list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <div data-needs-script {...turns}>
        <button type="button" className={clsx(buttonStyles.button, buttonStyles.quiet)}>
          <Drawing of={Copy} size={18} /> <span aria-live="polite">{label}</span>
        </button>
      </div>
    </div>
  );
}
