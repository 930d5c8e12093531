import type { ReactNode } from 'react';
import { tenths } from '../../lib/tenths';
import { linesOf } from './linesOf';
import styles from './styles.module.css';

/** The text on a drawn credit card. */
export interface CardNames {
  readonly issuer: string;
  /** The card's name without its issuer: "Live+" */
  readonly product: string;
  /** Missing where it is not known */
  readonly network?: string | undefined;
  /** Tells the cards of one issuer apart: degrees from 0 to 359 */
  readonly productHue: number;
}

interface Props extends CardNames {
  /** That of the issuer, in degrees */
  readonly hue: number;
}

const [WIDTH, HEIGHT] = [86, 54];
const MARGIN = 7;
/** Room for a letter of the display font, as a share of its size */
const LETTER = 0.56;

/** The largest size up to `most` in which a text fits on the card. */
function sizeOf(text: string, most: number): number {
  return tenths(Math.min(most, (WIDTH - 2 * MARGIN) / (text.length * LETTER)));
}

/** A credit card, drawn from its names and two hues instead of the bank's picture. It is always beside the name. */
export default function CardFace({ issuer, product, network, productHue, hue }: Props): ReactNode {
  const lines = linesOf(product);
  const size = Math.min(...lines.map((line) => sizeOf(line, lines.length > 1 ? 10.5 : 13)));
  return (
    // Attributes, because the Content-Security-Policy does not allow styles.
    <svg className={styles.face} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill={`hsl(${hue} 50% 27%)`} />
      <circle cx={WIDTH} cy="-8" r="46" fill={`hsl(${productHue} 45% 37%)`} />
      <rect x={MARGIN} y="37" width="13" height="10" rx="2.5" className={styles.chip} />
      <text x={MARGIN} y="12.5" fontSize={sizeOf(issuer, 8)}>
        {issuer}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={MARGIN} y={24 + index * 10} fontSize={size} className={styles.product}>
          {line}
        </text>
      ))}
      {network && (
        <text x={WIDTH - MARGIN} y="46.5" textAnchor="end" fontSize={sizeOf(network, 7.5)}>
          {network}
        </text>
      )}
    </svg>
  );
}
