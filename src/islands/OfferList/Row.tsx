import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import { ArrowUpRight, ChevronDown } from 'lucide';
import NoticeButton from '../../components/ui/NoticeButton';
import buttonStyles from '../../components/ui/Button/styles.module.css';
import Drawing from '../../components/ui/Icon/Drawing';
import Monogram from '../../components/ui/Monogram';
import Tag from '../../components/ui/Tag';
import TickBox from '../ticks/TickBox';
import Details from './Details';
import Figure, { type Scales } from './Figure';
import styles from './Row.module.css';
import type { KnownDocuments, OfferRow } from './rows';

interface Props {
  readonly row: OfferRow;
  readonly known: KnownDocuments;
  readonly scales: Scales;
  /** Why it is first */
  readonly tag?: string | undefined;
  /** Whether rows of its list can be ticked to stand side by side */
  readonly hasTicks: boolean;
  /** Whether there is anything to open */
  readonly hasDetails: boolean;
}

function ApplyNow({ name, link }: { readonly name: string; readonly link: string | undefined }): ReactNode {
  return (
    <NoticeButton notice="apply-now" subject={name} to={link} answer={`Visit the site of ${name}`} plain>
      Apply Now<span className="visuallyHidden"> at {name}</span>
    </NoticeButton>
  );
}

/** One offer: the provider, three figures, and a link. */
function Row({ row, known, scales, tag, hasTicks: hasTicksAround, hasDetails }: Props): ReactNode {
  const { name, shortName, hue, about, figures, fold, link, canApply, isAlone } = row;
  const hasTicks = hasTicksAround && !isAlone;
  return (
    <li className={clsx(styles.row, tag && styles.first, !hasTicks && styles.unticked)}>
      <div className={styles.who}>
        <Monogram shortName={shortName} hue={hue} />
        <div>
          {tag && <Tag>{tag}</Tag>}
          <h3>{name}</h3>
          <p>{about}</p>
        </div>
      </div>
      {hasTicks && <TickBox row={row} className={styles.compare} />}
      {figures.map((figure, index) => (
        <Figure key={figure.label} figure={figure} scales={scales} isFirst={index === 0} className={styles.figure} />
      ))}
      <details className={styles.fee} data-needs-script={hasDetails ? undefined : ''}>
        <summary>
          <span>
            {fold.label && `${fold.label} `}
            <b>{fold.text}</b>
            <span className="visuallyHidden">, more about {name}</span>
          </span>
          <Drawing of={ChevronDown} size={16} />
        </summary>
      </details>
      <div className={styles.acts}>
        {canApply && <ApplyNow name={name} link={link} />}
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            data-island-plain
            className={clsx(buttonStyles.button, !tag && buttonStyles.pale)}
          >
            Visit site<span className="visuallyHidden"> of {name} (opens in a new tab)</span>
            <Drawing of={ArrowUpRight} size={18} />
          </a>
        )}
      </div>
      {hasDetails && <Details row={row} known={known} />}
    </li>
  );
}

export default memo(Row);
