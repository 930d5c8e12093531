import { NOT_FOUND } from '../lib/quantities/unknown';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { X } from 'lucide';
import { formatNumber } from '../lib/format/rupees';
import Drawing from '../ui/Icon/Drawing';
import Monogram from '../ui/Monogram';
import VisitSite from '../machines/list/VisitSite';
import {
  arrange,
  NOT_ASKED,
  type Arranged,
  type ArrangedValue,
  type Best,
  type Field,
} from '../machines/compare/arrange';
import { useTurns } from '../machines/fields/hooks/useTurns';
import offerStyles from './Offer.module.css';
import styles from './ComparisonTable.module.css';
import * as words from './messages.en';

export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  /** Hue of its monogram, in degrees; the visitor's own offer has none */
  readonly hue?: number;
  /** The provider's own page */
  readonly link?: string | undefined;
}

interface Props {
  readonly caption: string;
  readonly columns: readonly ComparedColumn[];
  readonly fields: readonly Field[];
  /** What lenders publish of what the sums hold already */
  readonly published: readonly Field[];
  /** The documents behind each column */
  readonly sources: readonly ReactNode[];
  /** What the list's own numbers may differ by and be a tie; by default the step of a rate */
  readonly tiePoints?: number | undefined;
  /** Missing if the only column cannot be removed */
  readonly onRemove?: ((id: string) => void) | undefined;
}

interface RowProps {
  readonly name: string;
  readonly columns: readonly ComparedColumn[];
  readonly children: (index: number) => ReactNode;
  readonly leads?: (index: number) => boolean | undefined;
  /** Buttons are not printed */
  readonly screenOnly?: boolean;
}

function Row({ name, columns, children, leads, screenOnly }: RowProps): ReactNode {
  return (
    <tr role="row" className={screenOnly ? 'screenOnly' : undefined}>
      <th role="rowheader" scope="row">
        {name}
      </th>
      {columns.map(({ id, shortName }, index) => (
        <td key={id} role="cell" data-of={shortName} className={clsx(leads?.(index) && styles.leads)}>
          {children(index)}
        </td>
      ))}
    </tr>
  );
}

/** A dot, so that colour is not the only mark of the best value. @param count of the values that are best alike */
function Mark({ best, count }: { readonly best: Best; readonly count: number }): ReactNode {
  const isTie = count > 1;
  return (
    <span data-ranking="">
      <span aria-hidden="true">{isTie ? `\u00A0● ${words.tie}` : '\u00A0●'}</span>
      <span className="visuallyHidden">{` ${isTie ? words.bestAlike({ end: best, count }) : words.best({ end: best })}`}</span>
    </span>
  );
}

interface ShownProps {
  readonly values: readonly ArrangedValue[];
  readonly index: number;
  readonly best: Best;
}

function Shown({ values, index, best }: ShownProps): ReactNode {
  const { text, number, leads, difference, small } = values[index] ?? {};
  return (
    <>
      {number === undefined ? text : <b>{text}</b>}
      {leads && <Mark best={best} count={values.filter((value) => value.leads).length} />}
      {(difference ?? small) !== undefined && (
        <small>
          {difference !== undefined && <span data-ranking="">{small ? `${difference} · ` : difference}</span>}
          {small}
        </small>
      )}
    </>
  );
}

function Heads({ columns, onRemove }: Pick<Props, 'columns' | 'onRemove'>): ReactNode {
  const turns = useTurns<HTMLTableRowElement>(({ type, text }) => type === 'press' && onRemove?.(text));
  return (
    <thead role="rowgroup">
      <tr role="row" {...turns}>
        <th role="columnheader" scope="col">
          <span className="visuallyHidden">{words.field}</span>
        </th>
        {columns.map(({ id, name, shortName, hue }) => (
          <th key={id} role="columnheader" scope="col">
            {hue === undefined ? (
              <span className={offerStyles.sign} aria-hidden="true">
                ₹
              </span>
            ) : (
              <Monogram shortName={shortName} hue={hue} />
            )}
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

type PublishedProps = Pick<Props, 'columns' | 'published' | 'sources'> & Pick<Arranged, 'lone' | 'missing'>;

/** A fold with the same columns again: the terms behind the sums in the lenders' words, what only one of them says, and the sources. */
function Published({ columns, published, lone, missing, sources }: PublishedProps): ReactNode {
  const hasDetails = lone.length + missing.length > 0;
  const title = words.published({ what: published.length > 0 ? 'terms' : hasDetails ? 'details' : 'sources' });
  return (
    <details className={styles.published}>
      <summary>{title}</summary>
      <table role="table" className={styles.table}>
        <caption className="visuallyHidden">{title}</caption>
        <thead role="rowgroup" className="visuallyHidden">
          <tr role="row">
            {[words.field, ...columns.map(({ name }) => name)].map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {[...published, ...lone].map(({ name, values }) => (
            <Row key={name} name={name} columns={columns}>
              {(index) => values[index]?.text}
            </Row>
          ))}
          <Row name={words.source} columns={columns}>
            {(index) => sources[index]}
          </Row>
        </tbody>
      </table>
      {missing.length > 0 && <p className={styles.same}>{words.notFoundOf({ fields: missing.join(', ') })}</p>}
    </details>
  );
}

/**
 * Columns side by side, fields as rows. On a phone a field's name goes above its values; where not even three columns fit, each value names its
 * column. ARIA roles are explicit, because browsers drop table roles when CSS changes the display.
 */
export default function ComparisonTable(props: Props): ReactNode {
  const { caption, columns, fields, published, sources, tiePoints, onRemove } = props;
  const { differing, same, lone, missing } = arrange(fields);
  const led = differing.filter(({ values }) => values.some(({ leads }) => leads));
  const ends = [...new Set(led.map(({ best }) => best))];
  const [end] = ends;
  return (
    <>
      <table role="table" className={styles.table}>
        <caption className="visuallyHidden">{caption}</caption>
        <Heads columns={columns} onRemove={onRemove} />
        <tbody role="rowgroup">
          {differing.map(({ name, best, values }) => (
            <Row key={name} name={name} columns={columns} leads={(index) => values[index]?.leads}>
              {(index) => <Shown values={values} index={index} best={best} />}
            </Row>
          ))}
          <Row name={words.ownSite} columns={columns} screenOnly>
            {(index) => {
              const { name = '', link, hue } = columns[index] ?? {};
              if (hue === undefined) return NOT_ASKED;
              return link === undefined ? NOT_FOUND : <VisitSite name={name} link={link} />;
            }}
          </Row>
        </tbody>
      </table>
      <Published columns={columns} published={published} lone={lone} missing={missing} sources={sources} />
      {same.length > 0 && (
        <p className={styles.same}>
          {words.sameFor({ count: columns.length })}{' '}
          {same.map(({ name, text }, index) => (
            <span key={name}>
              {index > 0 && '; '}
              {name}: <b>{text}</b>
            </span>
          ))}
          .
        </p>
      )}
      {end && (
        <p className={styles.same} data-ranking="">
          <span className={styles.leads}>{words.marked}</span>
          {words.markedMeaning({ ends: ends.length > 1 ? 'both' : end })}{' '}
          {tiePoints === undefined ? words.tieMeaning : words.tieWithin({ points: formatNumber(tiePoints, 2) })}
        </p>
      )}
    </>
  );
}
