import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import { ArrowUpRight, ChevronDown } from 'lucide';
import CardFace from '../../ui/CardFace';
import NoticeButton from '../../ui/NoticeButton';
import buttonStyles from '../../ui/Button/styles.module.css';
import Drawing from '../../ui/Icon/Drawing';
import Monogram from '../../ui/Monogram';
import RateAxis, { type AxisEnds } from '../../ui/RateAxis';
import Tag from '../../ui/Tag';
import TickBox from './ticks/TickBox';
import Bars from './Bars';
import type { Columns } from './columns';
import Details from './Details';
import Known from './Known';
import styles from './Row.module.css';
import type { KnownDocuments, OfferRow, RowFigure } from './rows';
import figureStyles from './RowFigure.module.css';
import { useAreDetailsShown } from './useAreDetailsShown';
import * as words from './messages.en';

/** Shared by all rows of a group. */
export interface Scales {
  readonly axis: AxisEnds;
  readonly bars: readonly [least: number, most: number];
  /** The columns of the closed rows */
  readonly columns: Columns;
}

interface Props {
  readonly row: OfferRow;
  readonly known: KnownDocuments;
  readonly scales: Scales;
  /** Why it is first */
  readonly tag?: string | undefined;
  /** Whether rows of its list can be selected for comparison */
  readonly hasTicks: boolean;
  /** Whether the HTML has its details; else they are rendered once the row is opened */
  readonly hasDetails: boolean;
}

interface FigureProps {
  readonly figure: RowFigure;
  readonly scales: Scales;
  /** The first figure of a row is wider and left-aligned */
  readonly isFirst: boolean;
}

/** One figure of a row with its secondary texts. */
function Figure({ figure, scales, isFirst }: FigureProps): ReactNode {
  const { label, text, small = [], distance, isBest, mark, range, bars } = figure;
  return (
    <div className={clsx(isFirst ? figureStyles.rate : figureStyles.value, styles.figure)}>
      <span className={figureStyles.label}>{`${label} `}</span>
      {bars && <Bars bars={bars} ends={scales.bars} />}
      {text !== '' && (
        <b className={mark && figureStyles[mark]}>
          <Known text={text} />
        </b>
      )}
      {range?.least !== undefined && <RateAxis axis={scales.axis} least={range.least} most={range.most} />}
      {small.map((line) => (
        <small key={line}>
          <Known text={line} />
        </small>
      ))}
      {distance && (
        <small className={isBest ? figureStyles.least : undefined} data-ranking="">
          {distance}
        </small>
      )}
    </div>
  );
}

/** One offer: the provider, three figures, and a link. Texts are single strings: React separates others by comments, and a page has dozens of rows. */
function Row({ row, known, scales, tag, hasTicks: hasTicksAround, hasDetails }: Props): ReactNode {
  const { name, shortName, hue, card, about, figures, fold, link, canApply, isAlone } = row;
  const { columns } = scales;
  const hasTicks = hasTicksAround && !isAlone;
  const [areDetailsShown, detailsProps] = useAreDetailsShown();
  return (
    <li className={clsx(styles.row, tag && styles.first, card && styles.ofCard, !hasTicks && styles.unticked)}>
      <div className={styles.who}>
        {card ? <CardFace {...card} hues={[hue, card.productHue]} /> : <Monogram shortName={shortName} hue={hue} />}
        <div>
          {tag && <Tag ranking>{tag}</Tag>}
          <h3>{name}</h3>
          <p>{about}</p>
        </div>
      </div>
      {hasTicks && <TickBox row={row} className={styles.compare} />}
      {figures.map(
        (figure, index) =>
          columns.figures[index] && <Figure key={figure.label} figure={figure} scales={scales} isFirst={index === 0} />,
      )}
      <details className={styles.fee} data-needs-script={hasDetails ? undefined : ''} {...detailsProps}>
        <summary>
          <span>
            {columns.fold && fold.label && `${fold.label} `}
            <b>
              <Known text={columns.fold ? fold.text : words.details} />
            </b>
            <span className="visuallyHidden">{`, ${words.moreAbout({ name })}`}</span>
          </span>
          <Drawing of={ChevronDown} size={16} />
        </summary>
      </details>
      <div className={styles.acts}>
        {canApply && (
          <NoticeButton notice="apply-now" subject={name} plain>
            {words.apply}
            <span className="visuallyHidden">{` ${words.applyAt({ name })}`}</span>
          </NoticeButton>
        )}
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            data-island-plain
            className={clsx(buttonStyles.button, !tag && buttonStyles.pale)}
          >
            {words.visit}
            <span className="visuallyHidden">{` ${words.visitOf({ name })}`}</span>
            <Drawing of={ArrowUpRight} size={18} />
          </a>
        )}
      </div>
      {(hasDetails || areDetailsShown) && (
        <Details row={row} columns={columns} known={known} isShown={areDetailsShown} />
      )}
    </li>
  );
}

export default memo(Row);
