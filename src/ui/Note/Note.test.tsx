import { render, screen } from '@testing-library/react';
import { Caution, Note } from './';

test.each([
  ['a note', Note, false],
  ['a caution', Caution, true],
])('%s stands beside the text, with its title first', (_what, Box, warns) => {
  render(
    <Box title="Rates change">
      <p>Verify them with the bank.</p>
    </Box>,
  );
  const box = screen.getByRole('note');
  expect(box).toHaveTextContent(/^Rates changeVerify them with the bank\.$/);
  expect(box.classList.contains('caution')).toBe(warns);
});
