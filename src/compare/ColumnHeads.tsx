import type { ReactNode } from 'react';
import { X } from 'lucide';
import CardFace, { type CardNames } from '../ui/CardFace';
import Drawing from '../ui/Icon/Drawing';
import Monogram from '../ui/Monogram';
import { useTurns } from '../machines/fields/hooks/useTurns';
import styles from './ColumnHeads.module.css';
import offerStyles from './Offer.module.css';
import * as words from './messages.en';

export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  /** Hue of its monogram, in degrees; the visitor's own offer has none */
  readonly hue?: number;
  /** Drawn in place of the monogram */
  readonly card?: CardNames;
  /** The provider's own page */
  readonly link?: string | undefined;
}

interface Props {
  readonly columns: readonly ComparedColumn[];
  /** Missing if the only column cannot be removed */
  readonly onRemove?: ((id: string) => void) | undefined;
}

function Face({ shortName, hue, card }: Pick<ComparedColumn, 'shortName' | 'hue' | 'card'>): ReactNode {
  if (hue === undefined) {
    return (
      <span className={offerStyles.sign} aria-hidden="true">
        ₹
      </span>
    );
  }
  return card ? <CardFace {...card} hue={hue} /> : <Monogram shortName={shortName} hue={hue} />;
}

/** The column heads: the face of each provider or card, its name, and the button that removes it. */
export default function ColumnHeads({ columns, onRemove }: Props): ReactNode {
  const turns = useTurns<HTMLTableRowElement>(({ type, text }) => type === 'press' && onRemove?.(text));
  return (
    <thead role="rowgroup">
      <tr role="row" className={styles.heads} {...turns}>
        <th role="columnheader" scope="col">
          <span className="visuallyHidden">{words.field}</span>
        </th>
        {columns.map(({ id, name, ...column }) => (
          <th key={id} role="columnheader" scope="col">
            <Face {...column} />
            {onRemove && (
              <button type="button" value={id} aria-label={words.remove({ name })} data-needs-script>
                <Drawing of={X} size={18} />
              </button>
            )}
            <span>{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
