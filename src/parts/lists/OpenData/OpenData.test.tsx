import { render, screen } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import OpenData from './';

test('each list has its page and its three files, told apart by name, from A to Z', () => {
  world.openLists = [
    { title: 'Home loans', page: '/home-loans', base: '/data/home-loans' },
    { title: 'Car loans', page: '/car-loan', base: '/data/car-loan' },
  ];
  render(<OpenData />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['Car loans', 'CSV', 'JSON', 'schema'],
    ...['Home loans', 'CSV', 'JSON', 'schema'],
  ]);
  expect(screen.getByRole('link', { name: 'Car loans' })).toHaveAttribute('href', '/car-loan');
  expect(screen.getByRole('link', { name: 'CSV of /data/car-loan' })).toHaveAttribute('href', '/data/car-loan.csv');
  const schema = screen.getByRole('link', { name: 'schema of /data/home-loans' });
  expect(schema).toHaveAttribute('href', '/data/home-loans.schema.json');
  expect(schema).toHaveAttribute('download');
});
