import { render, screen, within } from '@testing-library/react';
import Checklist from './';

test('titles a list', () => {
  render(
    <Checklist title="Documents" icon="file-check">
      <ul>
        <li>PAN card</li>
        <li>Salary slips</li>
      </ul>
    </Checklist>,
  );
  const section = screen.getByRole('heading', { level: 3, name: 'Documents' }).closest('section')!;
  expect(within(section).getAllByRole('listitem')).toHaveLength(2);
  expect(section.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
