import type { ReactNode } from 'react';
import type { FeedPath } from '@site/src/changes/feedPaths';

/** Explains how to follow changes by feed, without an email address. */
export default function FeedNote({ path }: { readonly path: FeedPath }): ReactNode {
  return (
    <p>
      To be told of each change without giving an e-mail address, add{' '}
      {/* oxlint-disable-next-line site/internal-links -- a file, which the check for broken links does not know */}
      <a href={path}>this feed</a> to a feed reader.
    </p>
  );
}
