import { render, screen } from '@testing-library/react';
import NoticeButton from './';

test('a notice button holds the words of its notice, and where it leads', () => {
  render(
    <NoticeButton notice="start-planning" to="/calculators/retirement" answer="See how much you will need">
      Start Planning Now
    </NoticeButton>,
  );
  const button = screen.getByRole('button', { name: 'Start Planning Now' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('data-behaviour', 'notice');
  expect(button).toHaveAttribute('data-notice', 'start-planning');
  expect(button).toHaveAttribute('data-notice-title', 'Start Planning');
  expect(button).toHaveAttribute('data-notice-to', '/calculators/retirement');
  expect(button).toHaveAttribute('data-notice-answer', 'See how much you will need');
});

test('a notice about a provider names it', () => {
  render(
    <NoticeButton notice="apply-now" subject="HDFC Bank">
      Apply Now
    </NoticeButton>,
  );
  expect(screen.getByRole('button')).toHaveAttribute('data-notice-text', expect.stringContaining('HDFC Bank'));
});
