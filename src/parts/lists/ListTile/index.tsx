import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { addressWithInputs } from '../../../lib/addressWithInputs';
import { lists } from '../../../lists';
import TaxYear from '../../figures/TaxYear';
import { useSiteData } from '../../useSiteData';
import styles from '../../calculators/CalculatorTiles/styles.module.css';
import { tileText, type TileList } from './tileText';

interface Props extends TileList {
  /** The page of the list */
  readonly to: string;
  readonly title: string;
}

/** A list's tile in a text: its answer for example inputs, and a link with them. */
export default function ListTile({ id, part, to, title, inputs = '' }: Props): ReactNode {
  const text = tileText({ id, part, inputs }, useSiteData().today);
  return (
    <div className={clsx(styles.tile, styles.beside)} data-beside>
      {/* Docusaurus would treat the hash as an anchor. */}
      <Link to={addressWithInputs(to, inputs)} data-noBrokenLinkCheck={inputs !== ''}>
        {title}
      </Link>
      <p>{text}</p>
      <TaxYear figures={lists[id].figures} isBrief />
    </div>
  );
}
