import { site } from '../site';
import * as words from './messages.en';

/** What the blog plugin calls the list of articles. */
export const blogNames = { blogTitle: words.listTitle, blogDescription: words.listDescription } as const;

/** What it calls their feeds. */
export const feedNames = {
  title: words.feedTitle({ brand: site.brand }),
  description: words.feedDescription,
} as const;
