import { render, screen } from '@testing-library/react';
import { HubTile, HubTiles } from './';

test('a tile has a colour, a text and its own "Learn More"', () => {
  render(
    <HubTiles>
      <HubTile to="/insurance/health" icon="heart-pulse" color="blue" title="Health insurance">
        <p>Pays the hospital.</p>
      </HubTile>
      <HubTile to="/insurance/car" icon="car" color="orange" title="Car insurance">
        <p>Pays for the damage.</p>
      </HubTile>
    </HubTiles>,
  );
  const link = screen.getByRole('link', { name: 'Learn More about Health insurance' });
  expect(link).toHaveAttribute('href', '/insurance/health');
  const tile = screen.getByRole('heading', { level: 3, name: 'Health insurance' }).closest('section');
  expect(tile).toContainElement(link);
  expect(tile).toHaveTextContent('Pays the hospital.');
  expect(tile).toHaveAttribute('data-hue', 'blue');
  expect(screen.getByRole('link', { name: 'Learn More about Car insurance' }).closest('section')).toHaveAttribute(
    'data-hue',
    'orange',
  );
});
