import { render, screen } from '@testing-library/react';
import { Fact, InShort } from './';

test('each fact is a figure with what it means', () => {
  render(
    <InShort>
      <Fact value="80%">of the home’s value</Fact>
    </InShort>,
  );
  expect(screen.getByText('80%').parentElement).toHaveTextContent('80%of the home’s value');
});
