import type { ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import { iconNames } from '@site/src/content/icons';
import { vocabulary, vocabularyGroups } from '@site/src/content/schemas/mdxComponents';
import type { Example } from './Entry';
import VocabularyPage from './VocabularyPage';

interface Children {
  readonly children: ReactNode;
}

jest.mock('@theme/Layout', () => ({ __esModule: true, default: ({ children }: Children) => children }), {
  virtual: true,
});
jest.mock('@theme/MDXContent', () => ({ __esModule: true, default: ({ children }: Children) => children }), {
  virtual: true,
});

const names = Object.keys(vocabulary);

/** Stands in for a compiled example. */
function exampleOf(name: string): Example {
  return Object.assign(() => <p>What visitors see of {name}</p>, { toc: [] }) as unknown as Example;
}

const examples = Object.fromEntries(names.map((name) => [name, exampleOf(name)]));
const sources = Object.fromEntries(names.map((name) => [name, `<${name}>\n  as it is written\n</${name}>\n`]));

const entry = (name: string): HTMLElement => screen.getByRole('region', { name });

test('every component has an entry, its example and the source of the example', () => {
  render(<VocabularyPage examples={examples} sources={sources} />);
  for (const name of names) {
    const preview = within(entry(name)).getByRole('group', { name: `${name} as visitors see it` });
    expect(preview).toHaveTextContent(`What visitors see of ${name}`);
    const copy = within(entry(name)).getByRole('button', { name: `Copy the source of ${name}` });
    expect(copy).toHaveAttribute('data-behaviour', 'copy-source');
    expect(document.getElementById(copy.dataset.source!)?.textContent).toBe(sources[name]);
    expect(entry(name)).toHaveTextContent(vocabulary[name]!.purpose);
  }
});

test('each group leads to its components', () => {
  render(<VocabularyPage examples={examples} sources={sources} />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(names.map((name) => `#${name}`));
  links.forEach((link) => expect(document.querySelector(link.getAttribute('href')!)).toBe(entry(link.textContent)));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...vocabularyGroups.map(({ title }) => title),
    'Icons',
  ]);
});

test('props are those of the vocabulary, with what to write', () => {
  render(<VocabularyPage examples={examples} sources={sources} />);
  const props = within(entry('ButtonLink')).getAllByRole('term');
  expect(props.map((prop) => prop.textContent)).toEqual(['to', 'quiet, may be left out']);
  expect(props[1]!.nextElementSibling).toHaveTextContent(
    'A plainer look, for the lesser of two choices. Write the name alone, without a value.',
  );
  expect(within(entry('Faq')).queryByRole('term')).not.toBeInTheDocument();
  expect(entry('Question')).toHaveTextContent('It stands in Faq.');
});

test('icons stand beside their names, and the props that take one lead there', () => {
  render(<VocabularyPage examples={examples} sources={sources} />);
  const icons = within(screen.getByRole('region', { name: 'Icons' })).getAllByRole('listitem');
  expect(icons.map(({ textContent }) => textContent)).toEqual([...iconNames]);
  icons.forEach((icon) => expect(icon.querySelector('svg')).toBeInTheDocument());
  expect(within(entry('Tile')).getByRole('link', { name: 'the name of an icon' })).toHaveAttribute('href', '#icons');
  expect(document.getElementById('icons')).toBeInTheDocument();
});

test('search engines are asked to leave it out', () => {
  render(<VocabularyPage examples={examples} sources={sources} />);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a component without an example stops the build and says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Faq: _left, ...others } = examples;
  expect(() => render(<VocabularyPage examples={others} sources={sources} />)).toThrow(
    'The component Faq has no example in src/content/examples.',
  );
});
