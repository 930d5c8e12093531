import { render, screen, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import DocHero from './DocHero';
import Hero from './';

const section = (value: string, level = 2) => ({ value, id: value.toLowerCase().replaceAll(' ', '-'), level });

test('holds the only h1, a subtitle and its buttons', () => {
  const { container } = render(
    <Hero icon="house" title="Home loans" subtitle="Compared in the open">
      <button type="button">Start</button>
    </Hero>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home loans');
  expect(screen.getByText('Compared in the open')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start' })).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('without buttons it leaves no empty row', () => {
  const { container } = render(<Hero icon="house" title="Home loans" subtitle="Compared" />);
  expect(container.querySelector('div')).toBeNull();
});

test('on a product page the sections follow as links', () => {
  world.toc = [section('Offers'), section('A detail', 3), section('EMI calculator'), section('Questions')];
  render(<DocHero icon="house" title="Home loans" subtitle="Compared" />);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#offers', '#emi-calculator', '#questions']);
});

test('on the page of a calculator or a question nothing stands between the title and the form', () => {
  world.toc = [section('What it counts'), section('What it leaves out'), section('Questions')];
  for (const path of ['/calculators/income-tax', '/questions/check-my-offer']) {
    world.pathname = path;
    const { unmount } = render(<DocHero title="Income tax calculator" subtitle="Old or new regime" />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    unmount();
  }
  world.pathname = '/insurance';
});

test('a page of one or two sections needs no list of them', () => {
  world.toc = [section('Offers'), section('Questions')];
  render(<DocHero icon="house" title="Home loans" subtitle="Compared" />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the title of a page names the month of its list', () => {
  world.toc = [];
  render(<DocHero title="Home loan interest rates" data={{ asOf: '2026-09' }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home loan interest rates, September 2026');
});
