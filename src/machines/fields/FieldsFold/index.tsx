import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ChevronDown } from 'lucide';
import Drawing from '../../../ui/Icon/Drawing';
import { useUnfolded } from '../hooks/useUnfolded';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface Props {
  /** Their values in a few words: "₹50 lakh over 20 years" */
  readonly brief: ReactNode;
  /** Whether it has none yet, and says instead what to enter first */
  readonly isFirstStep?: boolean | undefined;
  /** Whether a field is refused, whose message has to be read */
  readonly isRefused: boolean;
  /** Lays it open where there is room beside what the fields are for */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Fields folded into one line on a phone, so that what they are for comes first: a pill that says that it opens. */
export default function FieldsFold({ brief, isFirstStep, isRefused, className, children }: Props): ReactNode {
  const fold = useUnfolded(isRefused);
  return (
    <details
      className={clsx(styles.fold, isFirstStep && styles.first, className)}
      ref={fold}
      data-needs-script
      data-opens-beside
    >
      <summary>
        <span>
          <span className="visuallyHidden">{words.yourNumbers}</span> {brief}
        </span>
        <b>
          {isFirstStep ? words.enter : words.change} <Drawing of={ChevronDown} size={18} />
        </b>
      </summary>
      {children}
    </details>
  );
}
