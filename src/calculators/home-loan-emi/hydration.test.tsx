import type { ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrate } from '../../islands/runtime/hydrate';
import Calculator from '../calculatorById';

const EmiCalculator = (): ReactNode => <Calculator id="home-loan-emi" figures={{}} />;

const PREFIX = 'home-loan-emi';

/** Puts the calculator into the document as the server sends it. */
function showServerHtml(): HTMLElement {
  const root = document.createElement('div');
  root.dataset.islandId = PREFIX;
  root.innerHTML = renderToString(<EmiCalculator />, { identifierPrefix: PREFIX });
  document.body.replaceChildren(root);
  return root;
}

async function wake(root: HTMLElement): Promise<void> {
  const onLive = jest.fn();
  await act(() => {
    hydrate(root, EmiCalculator, { noted: [], onLive, onBroken: jest.fn() });
    return Promise.resolve();
  });
  expect(onLive).toHaveBeenCalledTimes(1);
}

const input = (role: string, name: string): HTMLInputElement => screen.getByRole(role, { name });

beforeEach(() => history.replaceState(null, '', '/'));

test('the HTML of the server is a worked example by itself', () => {
  const root = showServerHtml();
  expect(root).toHaveTextContent('Monthly EMI₹43,391');
  expect(root).toHaveTextContent('Total payable₹1,04,13,840');
  expect(root).toHaveTextContent('Total interest₹54,13,840');
  expect(input('textbox', 'Loan amount')).toHaveValue('₹50,00,000');
});

test('hydrates without a difference, and then answers', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = showServerHtml();
  await wake(root);
  expect(errors).not.toHaveBeenCalled();
  act(() => input('textbox', 'Loan amount').focus());
  expect(input('textbox', 'Loan amount')).toHaveFocus();
  errors.mockRestore();
});

test('what a visitor set before the island woke is kept and calculated', async () => {
  const root = showServerHtml();
  input('slider', 'Loan amount').value = '6500000';
  input('textbox', 'Interest rate').value = '9.5';
  await wake(root);
  expect(input('textbox', 'Loan amount')).toHaveValue('₹65,00,000');
  expect(input('slider', 'Interest rate')).toHaveValue('9.5');
  expect(root).toHaveTextContent('For ₹65,00,000 over 20 years at 9.5% a year');
  // Written a moment later: another test would read it from the address.
  await waitFor(() => expect(location.hash).toContain('amount=6500000'));
});
