import { act, screen, within } from '@testing-library/react';
import { answer, field, open, pages, reference, rest, search, show, titles, user } from '@site/tests/unit/fakeSearch';
import * as words from './messages.en';

// cspell:ignore depossits pmfby

test('what the site does not have says so, what it is and the official site to ask, in place of a page', async () => {
  await show('/search?q=best%20crop%20insurance%20deposit');
  const [first] = within(screen.getByRole('list', { name: words.results })).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    `Crop insurance${words.absent} Insurance of a harvest. ${words.askThere} pmfby.gov.in`,
  );
  const links = within(first!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.pmfby.gov.in']);
});

test('what is typed is found, counted and marked', async () => {
  await show('/search');
  expect(search).not.toHaveBeenCalled();
  await user.type(field(), 'gold');
  await rest();
  expect(screen.getByRole('status')).toHaveTextContent('2 pages with these words for “gold”');
  expect(titles()).toEqual(['Gold Loan', 'Gold or a fixed deposit']);
  expect(screen.getByRole('link', { name: 'Gold Loan' })).toHaveAttribute('href', '/gold-loan');
  const [first] = within(screen.getByRole('list', { name: 'In the texts of pages' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Loans › Gold Loan/);
  expect(first!.querySelector('mark')).toHaveTextContent('gold');
  const places = within(within(first!).getByRole('list', { name: 'Places in Gold Loan' })).getAllByRole('link');
  expect(places.map((place) => place.textContent)).toEqual([
    ...['Offers in Gold Loan', 'Papers in Gold Loan', 'Costs in Gold Loan'],
  ]);
  // The words themselves, which a browser unfolds and shows
  expect(places[0]).toHaveAttribute('href', '/gold-loan#offers:~:text=loan%20against%20jewellery');
  expect(location.pathname + location.search).toBe('/search?q=gold');
  // Once, when the typing rests
  expect(search.mock.calls).toEqual([['gold']]);
});

test('words of a heading lead to the heading, and not to the contents that name it', async () => {
  await show('/search?q=EMI');
  const places = within(screen.getByRole('list', { name: 'Places in What an EMI costs in all' })).getAllByRole('link');
  expect(places[0]).toHaveAttribute('href', '/emi#offers');
});

test('an address searches at once', async () => {
  open('/search?q=%2080C%20');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(field()).toHaveValue(' 80C ');
  expect(titles()).toEqual(['Tax Saving']);
});

test('an emptied field forgets what was found, and the same words typed again find it again', async () => {
  await show('/search?q=gold');
  await user.clear(field());
  await rest();
  expect(titles()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Type what you are looking for/);
  expect(location.search).toBe('');
  await user.type(field(), 'gold');
  expect(titles()).toEqual([]);
  await rest();
  expect(titles()).toEqual(['Gold Loan', 'Gold or a fixed deposit']);
});

test('a text that looks like HTML is only text', async () => {
  await show('/search?q=<img src=x>');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nothing found for “<img src=x>”. Try fewer words, or another spelling.',
  );
  expect(titles()).toEqual([]);
  expect(document.querySelector('img')).toBeNull();
});

test('an answer that comes late does not replace a newer one', async () => {
  await show('/search');
  let answerFirst: () => void = () => undefined;
  search.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = () => resolve({ results: [] }))));
  await user.type(field(), 'zebra');
  await rest();
  await user.clear(field());
  await user.type(field(), 'gold');
  await rest();
  answerFirst();
  await rest();
  expect(titles()).toEqual(['Gold Loan', 'Gold or a fixed deposit']);
});

describe('what Pagefind answers for words that no page has', () => {
  test('something near to it, which is not shown', async () => {
    const near = await search('gold');
    search.mockResolvedValueOnce(near);
    await show('/search?q=orchid');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “orchid”.');
    expect(titles()).toEqual([]);
  });

  test('pages with the other words, which are not shown', async () => {
    const others = await search('gold');
    search.mockResolvedValueOnce(others);
    await show('/search?q=orchid gold');
    expect(screen.queryByText('In the texts of pages')).toBeNull();
  });

  test('the same word in another ending is shown', async () => {
    search.mockImplementation((asked) => answer(asked === 'jewellers' ? 'jewellery' : asked));
    await show('/search?q=jewellers');
    expect(screen.getByRole('status')).toHaveTextContent('1 page with these words for “jewellers”');
  });
});

test('a misspelt query is searched for as it may have been meant, which is said', async () => {
  await show('/search?q=depossits');
  expect(screen.getByRole('status')).toHaveTextContent(/for “deposits” instead of “depossits”$/);
  expect(titles()).toEqual(['Fixed deposits', 'Gold or a fixed deposit']);
  expect(field()).toHaveValue('depossits');
  expect(location.search).toBe('?q=depossits');
});

describe('what a query is about', () => {
  test('comes first, in words that the text may not hold', async () => {
    await show('/search?q=best fd');
    expect(screen.getByRole('status')).toHaveTextContent('1 result for “best fd”');
    expect(titles()).toEqual(['Fixed deposits']);
    expect(screen.getByText('Rates of banks')).toBeInTheDocument();
  });

  test('may be a figure, which is answered with its value and its date', async () => {
    await show('/search?q=repo rate');
    const [result] = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(result).toHaveTextContent('FigureRBI repo rate5.50%since 7 October 2026');
    expect(screen.getByRole('link', { name: 'RBI repo rate' })).toHaveAttribute('href', '/figures#repo-rate');
  });

  test('may be a calculator, and says so', async () => {
    await show('/search?q=sip calculator');
    const results = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(results[0]).toHaveTextContent(/^CalculatorSIP calculator/);
  });

  test('where nothing has all words, what has most of them is shown, and it says so', async () => {
    await show('/search?q=fixed deposit schengen');
    expect(screen.getByRole('status')).toHaveTextContent(
      words.partial({ question: 'fixed deposit schengen', results: 1 }),
    );
    expect(titles()).toEqual(['Fixed deposits']);
  });

  test('is shown while the texts are on their way, and no page stands below it again', async () => {
    let arrive: () => void = () => undefined;
    const texts = { ...pages[0]!, url: '/fixed-deposits', words: 'fd rates' };
    search.mockReturnValue(new Promise((resolve) => (arrive = () => resolve({ results: [reference(texts, 'fd')] }))));
    await show('/search?q=fd');
    expect(titles()).toEqual(['Fixed deposits']);
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    arrive();
    await rest();
    expect(titles()).toEqual(['Fixed deposits']);
    expect(screen.getByRole('status')).toHaveTextContent('1 result and 1 page with these words for “fd”');
  });

  test('is not hidden by an amount', async () => {
    await show('/search?q=₹5 lakh fd for 3 years');
    expect(titles()).toEqual(['Fixed deposits']);
  });
});
