import { render, screen, within } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import Sections from './';

test('lists the sections of the page, and shows their text', () => {
  world.toc = [
    { value: 'EMI calculator', id: 'emi-calculator', level: 2 },
    { value: 'A detail', id: 'detail', level: 3 },
    { value: 'Questions', id: 'questions', level: 2 },
  ];
  render(<Sections>The text</Sections>);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#emi-calculator', '#questions']);
  expect(screen.getByText('The text')).toBeInTheDocument();
});
