/** Many results, of which some are shown at first. */
import { act, screen } from '@testing-library/react';
import { field, rest, show, titles, user } from '@site/tests/unit/fakeSearch';

test('many results come some at a time, and the focus goes to the first new one', async () => {
  await show('/search?q=many');
  expect(screen.getByRole('status')).toHaveTextContent('20 pages with these words for “many”');
  expect(titles()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await rest();
  expect(titles()).toHaveLength(16);
  expect(screen.getByRole('link', { name: 'Page 8' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await rest();
  expect(titles()).toHaveLength(20);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('pages that are asked for twice come once', async () => {
  await show('/search?q=many');
  const more = screen.getByRole('button', { name: 'Show more' });
  act(() => {
    more.click();
    more.click();
  });
  await rest();
  expect(titles()).toHaveLength(16);
  expect(new Set(titles()).size).toBe(16);
});

test('while something else is typed, no new page takes the focus', async () => {
  await show('/search?q=many');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  act(() => field().focus());
  await rest();
  expect(titles()).toHaveLength(16);
  expect(field()).toHaveFocus();
});
