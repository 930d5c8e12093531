/** Where the feeds of changes are served. */
export const CHANGES_FEED = '/changes.xml';
export const FIGURES_FEED = '/figures.xml';

export type FeedPath = typeof CHANGES_FEED | typeof FIGURES_FEED;
