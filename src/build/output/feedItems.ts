import type { FeedOptions } from '@docusaurus/plugin-content-blog';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

const PICTURE = /<svg\b[^>]*\saria-hidden="true"[^]*?<\/svg>/g;

/**
 * Removes icons from the articles in feeds. The stroke of an icon comes from the page's stylesheet; a feed reader does not have it and would
 * fill the shapes with black. The text next to an icon has the same meaning.
 */
export const feedItemsWithoutIcons: CreateFeedItems = async ({ defaultCreateFeedItems, ...posts }) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map((item) => ({ ...item, content: item.content?.replace(PICTURE, '') }));
};
