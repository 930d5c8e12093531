import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InputField from '../inputs/InputField';
import { rupees } from '../inputs/fields';
import { useInputs } from '../inputs/useInputs';

const field = (label: string) => rupees(label, [100, 1_000_000, 100]);
const inputs = { first: field('First'), folded: field('Folded'), last: field('Last') };
const defaults = { first: 1_000, folded: 2_000, last: 3_000 };

function Form(): ReactNode {
  const { values, typed, problems, act } = useInputs(inputs, defaults);
  const shown = (name: keyof typeof inputs): ReactNode => (
    <InputField
      name={name}
      input={inputs[name]}
      value={values[name]}
      typed={typed[name]}
      problem={problems[name]}
      onAct={act}
      slider
    />
  );
  return (
    <div data-island="Calculator">
      {shown('first')}
      <details>{shown('folded')}</details>
      {shown('last')}
    </div>
  );
}

const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name, hidden: true });

beforeEach(() => history.replaceState(null, '', '/'));

it('leads on Enter to the next field in sight, past sliders, and selects its text', async () => {
  render(<Form />);
  await userEvent.clear(box('First'));
  await userEvent.type(box('First'), '5000{Enter}');
  expect(box('Last')).toHaveFocus();
  expect(box('First')).toHaveValue('₹5,000');
  await userEvent.keyboard('7000{Enter}');
  expect(box('Last')).toHaveValue('₹7,000');
  expect(document.body).toHaveFocus();
});

it('stays at a field that refuses what was typed', async () => {
  render(<Form />);
  await userEvent.clear(box('First'));
  await userEvent.type(box('First'), 'much{Enter}');
  expect(box('First')).toHaveFocus();
  expect(box('First')).toBeInvalid();
});
