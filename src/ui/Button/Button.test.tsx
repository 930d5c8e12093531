import { render, screen } from '@testing-library/react';
import { ButtonLink, ScrollButton } from './';

test('a scroll button leads to its place without a script, and speaks up with one', () => {
  render(<ScrollButton to="cards-list">View Top Cards</ScrollButton>);
  const link = screen.getByRole('link', { name: 'View Top Cards' });
  expect(link).toHaveAttribute('href', '#cards-list');
  expect(link).toHaveAttribute('data-behaviour', 'scroll-to');
});

test('a link that looks like a button is a link', () => {
  render(<ButtonLink to="/home-loans">Home loans</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Home loans' })).toHaveAttribute('href', '/home-loans');
});

test('the lesser of two choices looks quieter', () => {
  render(
    <>
      <ButtonLink to="/a">Loud</ButtonLink>
      <ButtonLink to="/b" quiet>
        Quiet
      </ButtonLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Quiet' })).toHaveClass('button', 'quiet');
  expect(screen.getByRole('link', { name: 'Loud' })).not.toHaveClass('quiet');
});
