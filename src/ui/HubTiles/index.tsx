import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { IconName } from '../../content/icons';
import Icon from '../Icon';
import evenGrid from '../evenGrid.module.css';
import styles from './styles.module.css';
import * as words from '../messages.en';

interface HubTilesProps {
  readonly children: ReactNode;
}

/** The links of a hub page: a row of `<HubTile>`. */
export function HubTiles({ children }: HubTilesProps): ReactNode {
  return <div className={clsx(evenGrid.grid, styles.tiles)}>{children}</div>;
}

interface HubTileProps {
  readonly to: string;
  readonly icon: IconName;
  readonly color: 'blue' | 'green' | 'orange';
  readonly title: string;
  readonly children: ReactNode;
}

export function HubTile({ to, icon, color, title, children }: HubTileProps): ReactNode {
  return (
    <section className={styles.tile} data-hue={color}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <h3>{title}</h3>
      <div className={styles.text}>{children}</div>
      <Link to={to} className={styles.more}>
        {words.learnMore}
        <span className="visuallyHidden">{` ${words.learnMoreAbout({ title })}`}</span>
      </Link>
    </section>
  );
}
