/** A number that may be left empty. */
import type { ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settleAddress } from '../../../islands/runtime/settleAddress';
import { optional, percent } from './fields';
import InputField from './InputField';
import type { Inputs } from './types';
import { useInputs } from './useInputs';

type RateValues = { readonly rate: number | null };

const inputs: Inputs<RateValues> = { rate: optional(percent('Interest rate', [1, 36, 0.05])) };
const defaults: RateValues = { rate: 12 };

function Form(): ReactNode {
  const { values, typed, problems, act: onAct } = useInputs(inputs, defaults);
  return (
    <>
      <InputField
        name="rate"
        input={inputs.rate}
        value={values.rate}
        typed={typed['rate']}
        problem={problems['rate']}
        onAct={onAct}
        slider
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Interest rate' });
const held = (): string => screen.getByRole('status').textContent;

beforeEach(() => history.replaceState(null, '', '/'));

it('is empty when it is emptied, in the address too, and refuses what no field would accept', async () => {
  render(<Form />);
  expect(field()).toHaveValue('12%');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(held()).toBe('{"rate":null}');
  expect(field()).toHaveValue('');
  expect(field()).toBeValid();
  act(() => settleAddress());
  expect(location.hash).toBe('#rate=');

  await userEvent.click(field());
  await userEvent.paste('850');
  await userEvent.tab();
  expect(field()).toBeInvalid();
  expect(screen.getByText(/from 1 to 36%/)).toBeInTheDocument();
  expect(held()).toBe('{"rate":null}');
});

it('is empty at an address that says so', () => {
  history.replaceState(null, '', '/#rate=');
  render(<Form />);
  expect(held()).toBe('{"rate":null}');
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});
