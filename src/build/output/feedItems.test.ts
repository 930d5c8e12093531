import { feedItemsWithoutIcons } from './feedItems';

type Params = Parameters<typeof feedItemsWithoutIcons>[0];

function itemsFrom(...contents: readonly (string | undefined)[]): ReturnType<typeof feedItemsWithoutIcons> {
  const items = contents.map((content) => ({ title: 'PPF', link: '/blog/ppf', date: new Date('2025-06-21'), content }));
  const defaultCreateFeedItems: Params['defaultCreateFeedItems'] = () => Promise.resolve(items);
  return feedItemsWithoutIcons({ defaultCreateFeedItems } as Params);
}

it('gives feed readers the words of an article without its icons', async () => {
  const icon = '<svg class="a" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14"></path></svg>';
  const [item] = await itemsFrom(`<p>${icon}Mind the fee.</p><h3>${icon}Who pays?</h3>`);
  expect(item).toMatchObject({ title: 'PPF', content: '<p>Mind the fee.</p><h3>Who pays?</h3>' });
});

it('keeps a picture that says something', async () => {
  const chart = '<svg role="img" aria-label="Growth"><path d="M5 12h14"></path></svg>';
  const [item] = await itemsFrom(chart);
  expect(item?.content).toBe(chart);
});

it('takes an article without a text as it is', async () => {
  const [item] = await itemsFrom(undefined);
  expect(item).toMatchObject({ title: 'PPF' });
});
