import type { FeedOptions } from '@docusaurus/plugin-content-blog';

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

const PICTURE = /<svg\b[^>]*\saria-hidden="true"[^]*?<\/svg>/g;

/**
 * The articles of the feeds without their icons. The page's stylesheet draws an icon's lines, so a feed reader, which has no
 * such sheet, would fill the shapes with black. The words beside an icon say the same.
 */
export const feedItemsWithoutIcons: CreateFeedItems = async ({ defaultCreateFeedItems, ...posts }) => {
  const items = await defaultCreateFeedItems(posts);
  return items.map((item) => ({ ...item, content: item.content?.replace(PICTURE, '') }));
};
