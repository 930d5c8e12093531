/** @jest-environment jsdom */
import { problemsOfFeed } from '../support/feeds';
import { textOf } from './support/site';

test.each(['/changes.xml', '/figures.xml', '/blog/atom.xml', '/blog/rss.xml'])(
  '%s has all that its standard asks for',
  (feed) => {
    expect(problemsOfFeed(textOf(feed))).toEqual([]);
  },
);
