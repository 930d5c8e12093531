import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import { ChevronDown } from 'lucide';
import CardFace from '../../ui/CardFace';
import NoticeButton from '../../ui/NoticeButton';
import Drawing from '../../ui/Icon/Drawing';
import Monogram from '../../ui/Monogram';
import TickBox from './ticks/TickBox';
import type { Columns } from './columns';
import Details from './Details';
import Figures, { type FigureScales } from './Figures';
import Known from './Known';
import Name from './Name';
import styles from './Row.module.css';
import type { KnownDocuments, NarrowRow, OfferRow } from './rows';
import { useIsOpen } from './useIsOpen';
import VisitSite from './VisitSite';
import * as words from './messages.en';

/** Shared by all rows of a group. */
export interface Scales extends FigureScales {
  /** The columns of the closed rows */
  readonly columns: Columns;
  readonly narrow: NarrowRow;
}

interface Props {
  readonly row: OfferRow;
  readonly known: KnownDocuments;
  readonly scales: Scales;
  /** Why it is first */
  readonly tag?: string | undefined;
  /** Where its box for comparison stands, if rows of its list can be selected */
  readonly ticks: 'in front' | 'opened' | undefined;
  /** Whether the HTML has its details; else they are rendered once the row is opened */
  readonly hasDetails: boolean;
}

/** What stands in front of the name: the card, the monogram, or room for the box to compare. */
function Face({ row: { card, shortName, hue }, isBox }: Pick<Props, 'row'> & { readonly isBox: boolean }): ReactNode {
  if (isBox) return <span />;
  return card ? <CardFace {...card} hue={hue} /> : <Monogram shortName={shortName} hue={hue} />;
}

/** The number 1 of a ranked list, and why. It is put away once the list is too old. */
function First({ why }: { readonly why: string }): ReactNode {
  return (
    <span className={styles.first} data-ranking="">
      <span aria-hidden="true">1</span>
      <span className="visuallyHidden">{`${words.asSentence({ text: why })} `}</span>
    </span>
  );
}

type ActsProps = Pick<OfferRow, 'id' | 'name' | 'link' | 'canApply'> & Pick<Props, 'ticks'>;

/** The ways on from an opened row: to the provider, into a comparison, and the button whose notice says that applying here is not possible. */
const Acts = memo(function Acts({ id, name, link, canApply, ticks }: ActsProps): ReactNode {
  return (
    <div className={styles.acts}>
      {ticks === 'opened' && <TickBox id={id} name={name} className={styles.compare} />}
      {canApply && (
        <NoticeButton notice="apply-now" subject={name}>
          {words.apply}
          <span className="visuallyHidden">{` ${words.applyAt({ name })}`}</span>
        </NoticeButton>
      )}
      {/* The notice of the button leads to the link after it. */}
      {link && <VisitSite name={name} link={link} />}
    </div>
  );
});

/**
 * One offer. Closed it says who, the figures that decide, and what they hang on; it opens whole. Texts are single strings: React separates others by
 * comments, and a page has dozens of rows.
 */
function Row({ row, known, scales, tag, ticks, hasDetails }: Props): ReactNode {
  const { id, name, link, canApply, card, about, note } = row;
  const { columns, narrow } = scales;
  const isOfOne = !card && !narrow.terms && narrow.below === undefined;
  const [isOpen, detailsProps] = useIsOpen();
  const named = <Name name={name} isSplit={narrow.terms !== undefined} />;
  return (
    <li className={styles.row}>
      {/* Beside the summary: a control inside one would open the row as well. */}
      {ticks === 'in front' && <TickBox id={id} name={name} className={styles.front} isBoxOnly />}
      <details {...detailsProps}>
        <summary
          className={clsx(
            styles.closed,
            narrow.terms && styles.ofTerms,
            card && styles.ofCard,
            isOfOne && styles.ofOne,
          )}
        >
          <Face row={row} isBox={ticks === 'in front'} />
          {tag ? (
            <div className={styles.who}>
              {named} <First why={tag} />
            </div>
          ) : (
            named
          )}
          <Figures row={row} scales={scales} columns={columns} narrow={narrow} isBelow={card !== undefined}>
            {note && columns.note && (
              <span className={styles.note}>
                <Known text={note.label ? `${note.label}\u00A0${note.text}` : note.text} />
              </span>
            )}
          </Figures>
          <Drawing of={ChevronDown} size={16} />
        </summary>
        <div className={styles.opened}>
          {(tag ?? about) !== undefined && (
            <p>
              {tag && <b data-ranking="">{`${words.asSentence({ text: tag })} `}</b>}
              {about}
            </p>
          )}
          {(hasDetails || isOpen) && <Details row={row} columns={columns} known={known} isShown={isOpen} />}
          <Acts id={id} name={name} link={link} canApply={canApply} ticks={ticks} />
        </div>
      </details>
    </li>
  );
}

export default memo(Row);
