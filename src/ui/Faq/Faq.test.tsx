import { render, screen, within } from '@testing-library/react';
import { Faq, Question } from './';

beforeEach(() => {
  render(
    <>
      <section aria-label="Loans">
        <Faq>
          <Question title="May I repay early?">
            <p>Yes.</p>
          </Question>
          <Question title="What does it cost?">
            <p>Nothing.</p>
          </Question>
        </Faq>
      </section>
      <section aria-label="Cards">
        <Faq>
          <Question title="Is there a fee?">
            <p>Often.</p>
          </Question>
        </Faq>
      </section>
    </>,
  );
});

const names = (list: string): (string | null)[] =>
  within(screen.getByRole('region', { name: list }))
    .getAllByRole('group')
    .map((details) => details.getAttribute('name'));

test('the questions of one list share a name, so that one is open at a time', () => {
  const [first, second] = names('Loans');
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('two lists do not close each other', () => {
  expect(names('Cards')[0]).not.toBe(names('Loans')[0]);
});

test('a question is a heading in its summary, closed at first, with its answer below', () => {
  const question = screen.getByRole('heading', { level: 3, name: 'May I repay early?' });
  const details = question.closest('details')!;
  expect(question.closest('summary')).not.toBeNull();
  expect(details.open).toBe(false);
  expect(details).toHaveTextContent('Yes.');
});
