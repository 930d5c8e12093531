import { render, screen } from '@testing-library/react';
import NoticeButton from './';

test('a notice button names its notice, and whom it is about', () => {
  render(
    <NoticeButton notice="apply-now" subject="HDFC Bank" to="https://www.hdfcbank.com/" answer="Visit HDFC Bank">
      Apply Now
    </NoticeButton>,
  );
  const button = screen.getByRole('button', { name: 'Apply Now' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('data-behaviour', 'notice');
  expect(button).toHaveAttribute('data-notice', 'apply-now');
  expect(button).toHaveAttribute('data-notice-subject', 'HDFC Bank');
  expect(button).toHaveAttribute('data-notice-to', 'https://www.hdfcbank.com/');
  expect(button).toHaveAttribute('data-notice-answer', 'Visit HDFC Bank');
});

test('a notice about nobody in particular has no subject', () => {
  render(
    <NoticeButton notice="start-planning" to="/calculators/retirement" answer="See how much you will need">
      Start Planning Now
    </NoticeButton>,
  );
  expect(screen.getByRole('button')).not.toHaveAttribute('data-notice-subject');
});
