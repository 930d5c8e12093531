import { fireEvent, render, screen } from '@testing-library/react';
import ListById from '../listById';

beforeEach(() => history.replaceState(null, '', '/insurance/travel'));

test('an illness is not shown as covered without its limit: in the answer, and on a row that is closed', () => {
  render(<ListById id="travel-insurers" figures={{}} />);
  const box = screen.getByLabelText(/^An illness you already have/);
  expect(box).toBeChecked();
  expect(screen.getAllByText(/three pay only when life is in danger/)[0]).toBeInTheDocument();
  expect(screen.getByText('your illness: 10% of the cover, when life is in danger')).toBeInTheDocument();

  fireEvent.click(box);
  expect(screen.queryByText(/three pay only when life is in danger/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^your illness: /)).not.toBeInTheDocument();
  expect(screen.getAllByText('365 days')[0]).toBeInTheDocument();
  expect(screen.getAllByText(/in order of name\. Tick below what you need\./)[0]).toBeInTheDocument();
});
