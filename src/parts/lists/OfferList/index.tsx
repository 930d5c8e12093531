import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../../content/figureValues';
import { firstOrderSentence, OLD_ORDER, orderSentence } from '../../../content/listingText';
import type { ListingFile } from '../../../content/schemas';
import { OfferList as OfferListIsland } from '../../islands';
import { lists } from '../../../lists';
import type { ListId } from '../../../content/listCatalogue';
import TaxYear from '../../figures/TaxYear';
import { ListNote } from '../DataNote';
import ListStructuredData from '../ListStructuredData';
import { useRanking } from '../useRanking';

interface Props {
  readonly id: ListId;
  /** Part of the list on this page */
  readonly part?: string;
  readonly data: ListingFile;
  /** The rows of a separate block below the list */
  readonly below?: ListingFile;
}

/**
 * The sort order of a file's rows, or by name if its values are too old. If a tracking-difference file orders the rows of both files, its own note
 * states the order, and the other is empty.
 */
function orderOf(file: ListingFile, { data, below }: Pick<Props, 'data' | 'below'>, isOld: boolean): string {
  const leading = below?.kind === 'index-tracking' ? below : data;
  if (file !== leading && leading !== data) return '';
  if (isOld && file.order.first !== 'a-to-z') return OLD_ORDER;
  return file === leading ? firstOrderSentence(file) : orderSentence(file);
}

/** A list of src/lists, with the date and selection of its rows below. */
export default function OfferList({ id, part, data, below }: Props): ReactNode {
  useBrokenLinks().collectAnchor('offers');
  const { isOld, until } = useRanking(id, part);
  const files = below ? [data, below] : [data];
  return (
    <>
      <div data-until={until}>
        <OfferListIsland
          id={id}
          {...(part !== undefined && { part })}
          {...(isOld && { isOld })}
          figures={figureValues(registry, lists[id].figures)}
          months={files.map(({ asOf }) => asOf)}
        />
      </div>
      <TaxYear figures={lists[id].figures} />
      <ListNote of={files.map((file) => ({ data: file, order: orderOf(file, { data, below }, isOld) }))} />
      {files.map((file) => (
        <ListStructuredData key={file.chosen} data={file} />
      ))}
    </>
  );
}
