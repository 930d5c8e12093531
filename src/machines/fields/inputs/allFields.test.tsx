/** Invariants of every number field, in any calculator or list. */
import { render, screen } from '@testing-library/react';
import registry from '@site/src/content/figures.yml';
import { sample } from '@site/tests/support/sample';
import { calculators } from '../../../calculators';
import { figureValues } from '../../../content/figureValues';
import { lists } from '../../../lists';
import { textOf } from '../../calculator/InputsText';
import { LONGEST_TEXT } from '../../../lib/typed/plainText';
import type { NumberFieldSpec } from '../NumberField/fieldSpec';
import { hashFieldOf } from './hashFieldOf';
import InputField from './InputField';
import { readTyped } from './readTyped';
import type { Input, NumberInput } from './types';

const known: readonly (readonly [name: string, input: Input])[] = [
  ...Object.values(calculators).flatMap(({ id, figures, show }) =>
    show(figureValues(registry, figures), ({ inputs }) =>
      Object.entries<Input>(inputs).map(([name, input]) => [`${id}, ${name}`, input] as const),
    ),
  ),
  ...Object.values(lists).flatMap(({ id, show }) =>
    show(({ inputs }) => Object.entries<Input>(inputs).map(([name, input]) => [`list ${id}, ${name}`, input] as const)),
  ),
];
const fields = known.filter((entry): entry is readonly [string, NumberInput] => entry[1].kind === 'number');

/** Values over the whole range of a field, both ends included. */
function valuesIn({ limits: { min, max, step } }: NumberFieldSpec): readonly number[] {
  const last = Math.floor((max - min) / step);
  const steps = [0, 1, 2, Math.floor(last / 3), Math.floor(last / 2), last - 1, last].filter((index) => index >= 0);
  return [...steps.map((index) => Number((min + index * step).toFixed(6))), max];
}

test.each(fields)('%s reads what it shows and what it says in words', (_name, { spec }) => {
  for (const value of valuesIn(spec)) {
    const shown = spec.format(value);
    expect(spec.read(shown)).toEqual({ value });
    expect(spec.format(spec.read(shown).value ?? NaN)).toBe(shown);
  }
});

test.each(fields)(
  '%s names in its messages only what a keyboard of digits and a point can write',
  (_name, { spec }) => {
    for (const text of ['', 'what', '8,5', '999999999999999', '0']) {
      const { problem = '' } = spec.read(text);
      const forms = [...problem.matchAll(/(?:such as|as in) (\S+?)(?=[.,;]? |[.,;]?$)/g)].map(([, form = '']) => form);
      for (const form of forms) {
        expect(form).toMatch(/^[\d.]+$/);
        expect(spec.read(form).problem).toBeUndefined();
      }
    }
  },
);

const mayBeOne = fields.filter(
  ([, { spec }]) => ['years', 'months', 'grams', 'points'].includes(spec.unit ?? '') && spec.read('1').value === 1,
);

test.each(mayBeOne)('%s counts one year, and not 1 years', (_name, input) => {
  expect(textOf(input, 1)).toMatch(/^1 (?:year|month|gram|point)$/);
  render(<InputField name="one" input={input} value={1} onAct={jest.fn()} layout="half-line" />);
  expect(screen.getByText(/^(?:year|month|gram|point)$/)).toBeInTheDocument();
  expect(screen.queryByText(/^(?:years|months|grams|points)$/)).not.toBeInTheDocument();
});

const mayBeNothing = fields.filter(([, { spec }]) => spec.limits.min === 0 && spec.format(0) === '₹0');

test.each(mayBeNothing)('%s is no amount once it is emptied, and holds no answer up', (_name, input) => {
  const nothing = input.spec.isOptional ? null : 0;
  expect(readTyped(input, '', {})).toEqual({ value: nothing });
  // A name without a value in an address says nothing.
  expect(hashFieldOf(input).read('')).toBe(input.spec.isOptional ? null : undefined);
});

const drawn = sample(
  fields.map(([name]) => name),
  40,
  'fields that are rendered',
);

test.each(fields.filter(([name]) => drawn.includes(name)))(
  '%s can be set to all it accepts with a keyboard of digits and a point',
  (_name, input) => {
    const { min } = input.spec.limits;
    render(<InputField name="one" input={input} value={min} onAct={jest.fn()} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.maxLength).toBe(LONGEST_TEXT);
    expect(field.inputMode).toBe('decimal');
    const steps = screen.queryAllByRole('button', { name: /: (?:less|more)$/ });
    if (min < 0) expect(steps).toHaveLength(2);
  },
);

test('beside a text that is refused no number is named, and no chip is pressed', () => {
  const [, input] = known.find(([name]) => name === 'income-tax, salary')!;
  const typed = { text: 'abc', isRefused: true, acts: 1 };
  const field = <InputField name="salary" input={input} value={1_500_000} onAct={jest.fn()} />;
  const { rerender, container } = render(field);
  expect(container).toHaveTextContent('15 lakh');
  expect(screen.getByRole('button', { name: '15 lakh' })).toHaveAttribute('aria-pressed', 'true');
  rerender(<InputField {...field.props} typed={typed} problem="We cannot read this amount." />);
  expect(screen.getByText('15 lakh')).toBe(screen.getByRole('button', { name: '15 lakh' }));
  expect(screen.getByRole('button', { name: '15 lakh' })).toHaveAttribute('aria-pressed', 'false');
});

test('a number that counts months says so while it is typed', () => {
  const [, input] = known.find(([name]) => name === 'list business-loans, years')!;
  const typed = { text: '18', isRefused: false, acts: 0 };
  render(<InputField name="years" input={input} value={1.5} typed={typed} onAct={jest.fn()} />);
  expect(screen.getByText('1 year 6 months')).toBeInTheDocument();
});
