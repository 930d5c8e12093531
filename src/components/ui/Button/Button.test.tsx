import { render, screen } from '@testing-library/react';
import { ButtonLink, NoticeButton, ScrollButton } from './';

test('a notice button names its notice, and whom it is about', () => {
  render(
    <NoticeButton notice="apply-now" subject="HDFC Bank">
      Apply Now
    </NoticeButton>,
  );
  const button = screen.getByRole('button', { name: 'Apply Now' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('data-behaviour', 'notice');
  expect(button).toHaveAttribute('data-notice', 'apply-now');
  expect(button).toHaveAttribute('data-notice-subject', 'HDFC Bank');
});

test('a notice about nobody in particular has no subject', () => {
  render(<NoticeButton notice="start-planning">Start Planning Now</NoticeButton>);
  expect(screen.getByRole('button')).not.toHaveAttribute('data-notice-subject');
});

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
