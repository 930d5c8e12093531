import { render, screen } from '@testing-library/react';
import { article } from '@site/tests/unit/articles';
import type { Drawing } from '../../../content/drawing';
import ArticleDrawing from './';

const show = (drawing?: Drawing) => render(<ArticleDrawing article={article('loan', { drawing })} />);

test('the number stands over a table with the amounts that are drawn', () => {
  const bars = { 'Personal loan': '₹50,000', 'Card loan': '₹1,00,000' };
  show({ number: '₹50,000 less', caption: 'What ₹3 lakh costs', bars });
  expect(screen.getByText('₹50,000 less')).toBeVisible();
  expect(screen.getByRole('table', { name: 'What ₹3 lakh costs' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Card loan ₹1,00,000' })).toBeInTheDocument();
  const widths = screen.getAllByRole('row').map((row) => row.querySelector('rect:last-child')?.getAttribute('width'));
  expect(widths).toEqual(['50%', '100%']);
});

test('a part begins where the one before it ended', () => {
  show({ number: '₹25 left', caption: 'Where ₹100 goes', parts: { Insurer: '₹75', You: '₹25' } });
  const last = screen.getByRole('row', { name: 'You ₹25' }).querySelector('rect:last-child');
  expect([last?.getAttribute('x'), last?.getAttribute('width')]).toEqual(['75%', '25%']);
});

test('a calculator draws its example by year', () => {
  show({ number: '₹23,23,391', caption: 'Ten years', calculator: { id: 'sip', inputs: 'years=10' } });
  expect(screen.getByText('₹23,23,391', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(/./);
  expect(screen.getByText('Ten years')).toBeVisible();
});

test('an article without a number has no picture', () => {
  expect(show().container).toBeEmptyDOMElement();
});
