import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../../content/figureValues';
import { valuesFor } from '../../../machines/fields/inputs/valuesFor';
import { addressWithInputs } from '../../../lib/addressWithInputs';
import { lastKnown } from '../../../machines/list/lastKnown';
import { leadText } from '../../../machines/list/leadText';
import { lists } from '../../../lists';
import type { ListId } from '../../../content/listCatalogue';
import { useRanking } from '../useRanking';
import TaxYear from '../../figures/TaxYear';
import styles from '../../calculators/CalculatorTiles/styles.module.css';
import * as words from '../messages.en';

interface Props {
  readonly id: ListId;
  /** Part of the list on its page */
  readonly part?: string;
  /** The page of the list */
  readonly to: string;
  readonly title: string;
  /** Inputs that differ from the defaults, as in an address: "amount=300000&years=3" */
  readonly inputs?: string;
}

/** A list's tile in a text: its answer for example inputs, and a link with them. */
export default function ListTile({ id, part, to, title, inputs = '' }: Props): ReactNode {
  const { isOld } = useRanking(id, part);
  const text = lists[id].show((ranked) => {
    const definition = isOld ? lastKnown(ranked) : ranked;
    const values = valuesFor(`the list "${id}"`, definition, inputs);
    const lead = leadText(definition.answer(values, figureValues(registry, lists[id].figures)));
    return isOld && ranked.offer ? words.tileOffer : lead;
  }, part);
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
