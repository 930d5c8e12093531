import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Calculator from '../../src/calculators/calculatorById';

/** The calculator of a home loan's EMI, opened with its example, and what its tests read and enter. */

export const open = (): unknown => render(<Calculator id="home-loan-emi" figures={{}} />);

export const amount = (): HTMLElement => screen.getByRole('textbox', { name: 'Loan amount' });
export const rate = (): HTMLElement => screen.getByRole('textbox', { name: 'Interest rate' });

/** The figure below its words in the result panel, such as 'Monthly EMI'. */
export const figure = (term: string): Element | null => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
