import type { ReactNode } from 'react';
import type { FeedPath } from '../../../changes/feedPaths';
import * as words from '../messages.en';

/** Explains how to follow changes by feed, without an email address. */
export default function FeedNote({ path }: { readonly path: FeedPath }): ReactNode {
  return (
    <p>
      {words.feedBefore}{' '}
      {/* oxlint-disable-next-line site/internal-links -- a file, which the check for broken links does not know */}
      <a href={path}>{words.feedLink}</a> {words.feedAfter}
    </p>
  );
}
