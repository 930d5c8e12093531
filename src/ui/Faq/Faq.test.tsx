import { render, screen } from '@testing-library/react';
import { Faq, Question } from './';

beforeEach(() => {
  render(
    <>
      <Faq>
        <Question title="May I repay early?">
          <p>Yes.</p>
        </Question>
        <Question title="What does it cost?">
          <p>Nothing.</p>
        </Question>
      </Faq>
      <Faq>
        <Question title="Is there a fee?">
          <p>Often.</p>
        </Question>
      </Faq>
    </>,
  );
});

test('all questions of a page share a name, so that one is open at a time', () => {
  const names = screen.getAllByRole('group').map((details) => details.getAttribute('name'));
  expect(names).toHaveLength(3);
  expect(names[0]).toBeTruthy();
  expect(new Set(names).size).toBe(1);
});

test('a question is a heading in its summary, closed at first, with its answer below', () => {
  const question = screen.getByRole('heading', { level: 3, name: 'May I repay early?' });
  const details = question.closest('details')!;
  expect(question.closest('summary')).not.toBeNull();
  expect(details.open).toBe(false);
  expect(details).toHaveTextContent('Yes.');
});
