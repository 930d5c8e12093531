import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '@site/src/content/figureValues';
import { firstOrderSentence, orderSentence } from '@site/src/content/listingText';
import type { ListingFile } from '@site/src/content/schemas';
import { OfferList as OfferListIsland } from '@site/src/islands';
import { rankedUntil } from '@site/src/lib/offers/ageing';
import { lists } from '@site/src/lists';
import type { ListId } from '@site/src/lists/ids';
import { useSiteData } from '../../useSiteData';
import { DataNote, SourceNote } from '../DataNote';
import ListStructuredData from '../ListStructuredData';

interface Props {
  readonly id: ListId;
  /** By which the page shows only some of the rows */
  readonly part?: string;
  readonly data: ListingFile;
  /** The rows of a block that stands by itself below the list */
  readonly below?: ListingFile;
}

/**
 * Says how a list is ordered at first. Where a file of tracking differences orders the rows of both files, its own note says so, and the
 * other says nothing.
 */
function orderOf(file: ListingFile, data: ListingFile, below: ListingFile | undefined): string {
  const leading = below?.kind === 'index-tracking' ? below : data;
  if (file === leading) return firstOrderSentence(file);
  return leading === data ? orderSentence(file) : '';
}

/** A list of src/lists, and below it when its rows were read and how they were selected. */
export default function OfferList({ id, part, data, below }: Props): ReactNode {
  useBrokenLinks().collectAnchor('offers');
  const { today } = useSiteData();
  const until = lists[id].show(({ ageing }) => ageing && rankedUntil(ageing), part);
  const isOld = until !== undefined && today > until;
  return (
    <>
      {/* On a copy that is opened after that day, src/behaviours/overdue.ts puts away what ranks. */}
      <div data-until={isOld ? undefined : until}>
        <OfferListIsland
          id={id}
          {...(part !== undefined && { part })}
          {...(isOld && { isOld })}
          figures={figureValues(registry, lists[id].figures)}
        />
      </div>
      {[data, ...(below ? [below] : [])].map((file) => (
        <div key={file.kind}>
          <DataNote data={file} order={orderOf(file, data, below)} />
          <SourceNote data={file} />
          <ListStructuredData data={file} />
        </div>
      ))}
    </>
  );
}
