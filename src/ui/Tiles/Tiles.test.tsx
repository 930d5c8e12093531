import { render, screen, within } from '@testing-library/react';
import { Benefits, KeyTerms, PlanTypes, Tile } from './';

test.each([
  ['Benefits', Benefits],
  ['PlanTypes', PlanTypes],
  ['KeyTerms', KeyTerms],
])('%s shows each tile with its title and text', (_name, Group) => {
  render(
    <Group>
      <Tile icon="percent" title="Low rate">
        <p>The house stands behind the loan.</p>
      </Tile>
      <Tile title="NAV">
        <p>The price of a unit.</p>
      </Tile>
    </Group>,
  );
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Low rate', 'NAV']);
  const [withIcon, without] = headings.map((heading) => heading.closest('section')!);
  expect(within(withIcon!).getByText('The house stands behind the loan.')).toBeInTheDocument();
  expect(withIcon!.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(without!.querySelector('svg')).toBeNull();
});
