import { render, renderHook, screen } from '@testing-library/react';
import { sample } from '@site/tests/support/sample';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../content/figureValues';
import type { ListAnswer, ListDefinition } from '../machines/list/definition';
import { useHashState, type HashField } from '../machines/fields/hooks/useHashState';
import ListById from './listById';
import { rowsOf } from '../machines/list/rows';
import { withoutMarks } from '../machines/fields/Marked';
import { hashFieldOf } from '../machines/fields/inputs/hashFieldOf';
import type { Input, Inputs, Value, Values } from '../machines/fields/inputs/types';
import { refinanceForm } from '../refinance/inputs';
import { lists } from '.';
import { listIds, loanListIds, type ListId } from '../content/listCatalogue';

/** Robustness of every list against old, mistyped or malicious addresses. */

/** Values that no field of any list accepts. */
const hostile: readonly (readonly [what: string, text: string])[] = [
  ['letters', 'abc'],
  ['negative', '-1'],
  ['empty', ''],
  ['as large as 10 to the power of 30', `1${'0'.repeat(30)}`],
  ['written with an exponent', '1e5'],
  ['not a number', 'NaN'],
  ['infinite', 'Infinity'],
  ['very long', '9'.repeat(1000)],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a name that objects have anyway', '__proto__'],
];

type ReadFields = Readonly<Record<string, Pick<HashField<unknown>, 'read'>>>;

/** The lists that are tried: a part of them, and all at night. */
const drawn: readonly string[] = sample(listIds, 4, 'hostile addresses');

const readFields = (inputs: object): ReadFields =>
  Object.fromEntries(
    Object.entries<Input>(inputs as Inputs<Values>).map(([name, input]) => [name, hashFieldOf(input)]),
  );

const fieldsOf: readonly (readonly [what: string, fields: ReadFields])[] = [
  ...listIds.map((id) => [id, lists[id].show(({ inputs }) => readFields(inputs))] as const),
  ...loanListIds.map((id) => [`${id} that are repaid`, readFields(refinanceForm(lists[id].refinance).inputs)] as const),
];

test.each(fieldsOf.filter(([what]) => drawn.includes(what)))(
  '%s: what no field accepts is left out and reported, field by field',
  (_what, inputs) => {
    const names = Object.keys(inputs);
    const fields = Object.fromEntries(
      Object.entries(inputs).map(([name, { read }]) => [name, { read, write: String }]),
    );
    const defaults = Object.fromEntries(names.map((name) => [name, 'default']));
    for (const [what, text] of hostile) {
      const numbers = new URLSearchParams(names.map((name) => [name, text]));
      history.replaceState(null, '', `/#${numbers.toString()}`);
      const { result, unmount } = renderHook(() => useHashState<Record<string, unknown>>(fields, defaults));
      expect([what, result.current.values]).toEqual([what, defaults]);
      expect(result.current.refused.map(({ name }) => name)).toEqual(names);
      unmount();
    }
  },
);

/** An accepted value other than the default. */
function otherThan(value: Value, input: Input): Value {
  switch (input.kind) {
    case 'choice':
      return input.options.find((option) => option.value !== value)!.value;
    case 'toggle':
      return value !== true;
    case 'number':
      return value === input.spec.limits.min ? input.spec.limits.max : input.spec.limits.min;
  }
}

/** A value just outside the accepted range. */
const beyond = (input: Input): string => (input.kind === 'number' ? String(input.spec.limits.max + 1) : 'beyond');

const namesIn = ({ groups }: ListAnswer): readonly string[] => groups.flatMap(rowsOf).map(({ name }) => name);

/** A partly valid address of a list, its invalid parts, and the answer to the valid ones. */
function partlyHostile(id: ListId) {
  const figures = figureValues(registry, lists[id].figures);
  return lists[id].show((typed) => {
    // The values are of the same definition.
    const { inputs, defaults, mainFields, must, answer } = typed as unknown as ListDefinition<Values>;
    const [kept = '', refused = Object.keys(inputs).find((name) => name !== kept)] = [
      ...mainFields,
      ...(must?.names ?? []),
    ];
    const value = otherThan(defaults[kept]!, inputs[kept]!);
    // A list with a single field has no second one to refuse.
    const left = refused === undefined ? [] : [beyond(inputs[refused]!)];
    const text = hashFieldOf(inputs[kept]!).write(value);
    return {
      hash: `#misspelt=1&${kept}=${text}${left.map((out) => `&${refused}=${out}`).join('')}&${kept}=%3Cb%3E`,
      refused: [...left, '<b>', 'misspelt'],
      answer: answer({ ...defaults, [kept]: value }, figures),
    };
  });
}

/** Opens a list at an address, on a page that declares which names it reads. */
function open(id: ListId, hash: string): void {
  history.replaceState(null, '', `/${hash}`);
  const container = document.body.appendChild(document.createElement('div'));
  container.dataset['islandAddress'] = lists[id].names.join(' ');
  render(<ListById id={id} figures={figureValues(registry, lists[id].figures)} />, { container });
}

beforeEach(() => document.body.replaceChildren());

test.each(listIds.filter((id) => drawn.includes(id)))(
  '%s answers for what it can use of an address, and says what it left out',
  (id) => {
    const { hash, refused, answer } = partlyHostile(id);
    open(id, hash);
    expect(document.querySelector('p')).toHaveTextContent(withoutMarks(answer.lead), { normalizeWhitespace: false });
    expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(namesIn(answer));
    const left = screen.getByText(/that we cannot use/);
    expect(left).toHaveTextContent(/\. It was left out\.$/);
    for (const text of refused) expect(left).toHaveTextContent(text);
  },
);

test('an address of nonsense only is said to be, and no more of it than one can read', () => {
  const names = Array.from({ length: 200 }, (_item, index) => `${'x'.repeat(50)}${index}=1`);
  open('personal-loans', `#${names.join('&')}`);
  expect(screen.getByText(/that we cannot use/)).toHaveTextContent(
    new RegExp(`\\((x{40}, ){2}x{40} and 197 more\\)\\. It was left out\\.$`),
  );
});

test('what another part of the page reads is not left out', () => {
  document.body.innerHTML = `<div data-island-address="${Object.keys(refinanceForm(lists['personal-loans'].refinance).inputs).join(' ')}"></div>`;
  open('personal-loans', '#owed=100000&left=3');
  expect(screen.queryByText(/that we cannot use/)).toBeNull();
});
