/** Width and height of the pictures in pixels: the shape that chats and networks show whole. */
export const OPEN_GRAPH_IMAGE_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = '/img/social';

/** The picture of pages that have none of their own. */
export const SITE_IMAGE = `${FOLDER}/index.png`;

/**
 * The picture beside a shared link to a product page.
 * @param page address of the page, such as /insurance/health
 */
export function productImage(page: string): string {
  return `${FOLDER}${page}.png`;
}

/**
 * The picture that apps show with a link to an article. The articles of a category share one: a picture of its own would add some 30 KB an
 * article to every deploy, and apps show the article's title anyway.
 */
export function categoryImage(category: string): string {
  return `${FOLDER}/blog/${category.toLowerCase().replaceAll(' ', '-')}.png`;
}
