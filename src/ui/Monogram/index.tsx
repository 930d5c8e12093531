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
    <svg className={styles.face} aria-hidden="true">
      {/* An attribute, because the Content-Security-Policy does not allow styles. */}
      <rect width="100%" height="100%" rx="26%" fill={`hsl(${hue} 45% 32%)`} />
      <text x="50%" y="51%" textAnchor="middle" dominantBaseline="central">
        {monogramLetters(shortName)}
      </text>
    </svg>
  );
}

export default memo(Monogram);
