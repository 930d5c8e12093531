import { memo, type ReactNode } from 'react';
import { monogramLetters } from './letters';
import styles from './styles.module.css';

interface Props {
  readonly shortName: string;
  /** From 0 to 359 degrees */
  readonly hue: number;
}

/** A provider's monogram, drawn from its short name and one hue, in place of a logo. It is always beside the name. */
function Monogram({ shortName, hue }: Props): ReactNode {
  return (
    // An attribute, because the Content-Security-Policy does not allow styles.
    <svg className={styles.face} viewBox="0 0 42 42" aria-hidden="true">
      <rect width="42" height="42" rx="11" fill={`hsl(${hue} 45% 32%)`} />
      <text x="21" y="21.5" textAnchor="middle" dominantBaseline="central">
        {monogramLetters(shortName)}
      </text>
    </svg>
  );
}

export default memo(Monogram);
