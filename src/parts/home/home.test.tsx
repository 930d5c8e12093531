import { cleanup, render, screen, within } from '@testing-library/react';
import { calculators } from '../../calculators';
import { calculatorFamilies } from '../../content/calculatorIds';
import { countsWithPractice, currentPeriod, findFigure, sourceOf } from '../../content/figures';
import documents from '@site/src/content/documents.yml';
import figures from '@site/src/content/figures.yml';
import homeProducts from '@site/src/content/home-products.yml';
import { questionIds } from '../../content/questionIds';
import { formatDay } from '../../lib/format/dates';
import { homeQuestions } from './answer/homeQuestions';
import { site } from '../../site';
import { article } from '@site/tests/unit/articles';
import { world } from '@site/tests/unit/docusaurus/world';
import { chatMessage } from '../layout/messages.en';
import ClosingCall from './ClosingCall';
import Families from './Families';
import HomeHero from './HomeHero';
import KeyFigures, { shown } from './KeyFigures';
import LatestArticles from './LatestArticles';
import ProductGrid from './ProductGrid';
import Questions, { asked } from './Questions';
import TrustPoints from './TrustPoints';
import * as words from './messages.en';

const { today } = world;
afterEach(() => {
  world.today = today;
});

test('both buttons of the hero scroll to the products', () => {
  render(
    <>
      <HomeHero />
      <ProductGrid />
    </>,
  );
  for (const name of ['Start Comparing', 'Explore Products']) {
    const button = screen.getByRole('link', { name });
    expect(document.querySelector(button.getAttribute('href')!)).toBe(
      screen.getByRole('region', { name: 'What are you deciding about?' }),
    );
  }
});

test('the first screen asks one question and answers it for our example', () => {
  render(<HomeHero />);
  expect(screen.getByRole('radio', { name: 'Borrow' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Home' })).toBeChecked();
  const [amount] = screen.getAllByLabelText('Loan amount');
  expect(amount).toHaveValue('₹50,00,000');
  expect(screen.getByRole('link', { name: 'Compare home loans' })).toHaveAttribute('href', '/home-loans');
});

test('what the first screen answers rests on a sentence, folded at first', () => {
  render(<HomeHero />);
  const [basis] = screen.getAllByText('How this was worked out');
  const fold = basis!.closest('details')!;
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toHaveTextContent(/₹50 lakh over 20 years/);
});

test('the first screen has a slider for the years of a loan, below the field of the years, and none where five amounts matter alike', () => {
  render(<HomeHero />);
  const [loan] = screen.getAllByRole('slider', { name: 'Tenure' });
  expect(loan).toHaveValue('20');
  expect(loan).toHaveAttribute('aria-valuetext', '20 years');
  expect(screen.getAllByRole('slider')).toHaveLength(
    Object.values(homeQuestions).filter((it) => 'slider' in it).length,
  );
});

test('five questions are asked, those across products that need no usual value first, each with its answer for an example and its page', () => {
  render(<Questions />);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(screen.getByText(/for our example/)).toBeVisible();
  const across = questionIds.filter((id) => !countsWithPractice(figures, calculators[id].figures));
  expect(asked.slice(0, across.length).map(({ id }) => id)).toEqual(across.slice(0, 5));
  rows.forEach((row, index) => {
    expect(within(row).getByRole('link')).toHaveAttribute('href', calculators[asked[index]!.id].page);
    const [answer] = within(row).getAllByRole('paragraph');
    // The line of a calculator names its inputs; a question's is a sentence.
    expect(answer).toHaveTextContent(index < across.length ? /^\p{L}[^:]*\d[^:]*\./u : /^[^:]*\d[^:]*: .*\d/u);
  });
});

test('each family of calculators has its shape and its place on their page', () => {
  const { container } = render(<Families />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    calculatorFamilies.map(({ id }) => `/calculators#${id}`),
  );
  expect(container.querySelectorAll('li > svg')).toHaveLength(calculatorFamilies.length);
});

test('a key figure has who set it, since when, and the way to its document', () => {
  render(<KeyFigures />);
  for (const [id, name] of shown) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/figures#${id}`);
    const figure = findFigure(figures, id);
    const { value, from } = currentPeriod(figure);
    const { name: publisher } = sourceOf(figure, currentPeriod(figure), documents);
    expect(link.closest('li')).toHaveTextContent(`${value}${name}${publisher}, since ${formatDay(from!)}`);
  }
});

test('a rate that is due for a check says that it is the last known, on the home page too', () => {
  const due = (today: string): number => {
    world.today = today;
    cleanup();
    render(<KeyFigures />);
    return screen.getAllByText(/^; last known/).filter((words) => !words.hidden).length;
  };
  expect(due('2026-01-01')).toBe(0);
  expect(due('2036-01-01')).toBe(shown.length);
});

test('every figure of the home page is set by somebody who may: a regulator or a ministry, and no market practice', () => {
  const counted = [
    ...Object.values(homeQuestions).flatMap(({ by }) => (by.kind === 'calculator' ? calculators[by.id].figures : [])),
    ...asked.flatMap(({ id }) => calculators[id].figures),
  ];
  const ids = [...shown.map(([id]) => id), ...counted].map((name) => name.replace(/[@# ].*/, ''));
  expect(ids).toContain('income-tax-cess');
  for (const id of new Set(ids)) {
    const figure = findFigure(figures, id);
    const { document } = currentPeriod(figure).source ?? {};
    expect([id, figure.practice, documents.rows.find((row) => row.id === document)?.kind]).toEqual([
      id,
      undefined,
      expect.stringMatching(/^(?:regulator|copy)$/),
    ]);
  }
});

test('every product has a tile, with its own words and page', () => {
  render(<ProductGrid />);
  const products = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
  expect(products).toHaveLength(homeProducts.rows.length);
  products.forEach((product) => {
    expect(within(product).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
    expect(product.querySelector('p')).not.toBeEmptyDOMElement();
    expect(product.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
  const paths = products.map((product) => within(product).getByRole('link').getAttribute('href'));
  expect(new Set(paths).size).toBe(paths.length);
});

test('there are four trust points, each with what backs it', () => {
  render(<TrustPoints />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/method',
    '/figures',
    '/privacy',
    '/data',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Unbiased comparisons',
    'Expert guides',
    'Secure and private',
    'Completely free',
  ]);
});

test('the newest article leads with its drawing, the others with their titles', () => {
  const drawing = { number: '₹9 less', caption: 'What it costs', bars: { Loan: '₹1', Card: '₹10' } };
  world.articles = [article('a', { drawing, number: '₹9 less' }), article('b')];
  render(<LatestArticles />);
  const [lead, other] = screen.getAllByRole('article');
  expect(within(lead!).getByRole('table', { name: 'What it costs' })).toBeVisible();
  expect(within(lead!).getByRole('link', { name: 'About a' })).toBeVisible();
  expect(within(other!).getByRole('link', { name: 'About b' })).toBeVisible();
  expect(within(other!).queryByRole('table')).not.toBeInTheDocument();
});

test('the first four articles stand on the home page', () => {
  world.articles = ['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug));
  render(<LatestArticles />);
  const links = screen.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));
  expect(links).toEqual(['/blog/a', '/blog/b', '/blog/c', '/blog/d']);
  expect(screen.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/blog');
});

test('"Talk to an Expert" says that it is no advice, and who answers when the owner has said so', () => {
  const { unmount } = render(<ClosingCall />);
  const section = (): HTMLElement => screen.getByRole('region', { name: 'Still between two choices?' });
  expect(section()).toHaveTextContent(words.closingText);
  expect(section()).not.toHaveTextContent(/answers,/);
  unmount();
  jest.replaceProperty(site, 'expert', { who: 'Asha Rao, editor', when: 'Monday to Friday, 10 am to 6 pm' });
  render(<ClosingCall />);
  expect(section()).toHaveTextContent('Asha Rao, editor answers, Monday to Friday, 10 am to 6 pm.');
});

test('"Talk to an Expert" opens the chat', () => {
  render(<ClosingCall />);
  const link = screen.getByRole('link', { name: 'Talk to an Expert (opens in a new tab)' });
  const { host, searchParams } = new URL(link.getAttribute('href')!);
  expect(host).toBe('wa.me');
  expect(searchParams.get('text')).toBe(chatMessage({ brand: site.brand }));
});
