import { screen, waitFor } from '@testing-library/react';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrate } from './hydrate';

const PREFIX = 'island-1';

/** Puts an island into the document as a page is sent, without waking it. */
function showIsland<Props extends object>(Component: ComponentType<Props>, props: Props): HTMLElement {
  const root = document.createElement('div');
  root.dataset.islandId = PREFIX;
  root.dataset.islandProps = JSON.stringify(props);
  root.innerHTML = renderToString(<Component {...props} />, { identifierPrefix: PREFIX });
  document.body.replaceChildren(root);
  return root;
}

/** Wakes an island and waits until React has done all that this led to. */
async function wake(root: HTMLElement, component: unknown): Promise<void> {
  await new Promise<void>((onLive) => hydrate(root, component, { missed: [], onLive, onBroken: onLive }));
  await new Promise((done) => setTimeout(done));
}

// React works in its own time here, as it does in a browser: what is tested is in what order things happen.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

interface PlanProps {
  readonly start: number;
}

/** Every sort of control, and a text of what React knows of them. */
function Plan({ start }: PlanProps): ReactNode {
  const id = useId();
  const [name, setName] = useState('');
  const [years, setYears] = useState(String(start));
  const [senior, setSenior] = useState(false);
  const [taxed, setTaxed] = useState(true);
  const [payout, setPayout] = useState('monthly');
  const [scheme, setScheme] = useState('nps');
  const [remark, setRemark] = useState('none');
  const [saved, setSaved] = useState('nothing');
  return (
    <>
      <label htmlFor={id}>Name</label>
      <input id={id} value={name} onChange={(event) => setName(event.target.value)} />
      <input
        type="range"
        aria-label="Years"
        min={1}
        max={30}
        value={years}
        onChange={(event) => setYears(event.target.value)}
      />
      <input
        type="checkbox"
        aria-label="Senior"
        checked={senior}
        onChange={(event) => setSenior(event.target.checked)}
      />
      <input type="checkbox" aria-label="Taxed" checked={taxed} onChange={(event) => setTaxed(event.target.checked)} />
      {['monthly', 'yearly'].map((value) => (
        <input
          key={value}
          type="radio"
          name="payout"
          aria-label={value}
          value={value}
          checked={payout === value}
          onChange={() => setPayout(value)}
        />
      ))}
      <select aria-label="Scheme" value={scheme} onChange={(event) => setScheme(event.target.value)}>
        <option value="nps">NPS</option>
        <option value="ppf">PPF</option>
      </select>
      <textarea aria-label="Remark" value={remark} onChange={(event) => setRemark(event.target.value)} />
      <button type="button" onClick={() => setSaved(name)}>
        Save
      </button>
      <p data-testid="known">
        {[name, years, senior ? 'senior' : 'junior', taxed ? 'taxed' : 'free', payout, scheme, remark].join(' | ')}
      </p>
      <p data-testid="saved">{saved}</p>
    </>
  );
}

const UNTOUCHED = ' | 10 | junior | taxed | monthly | nps | none';

test('an island that nobody touched starts as it was sent, without a complaint from React', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = showIsland(Plan, { start: 10 });
  const sent = root.innerHTML;
  await wake(root, Plan);
  expect(root.innerHTML).toBe(sent);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test.each<[string, () => void, string]>([
  ['text', () => (box('Name').value = 'Asha'), 'Asha | 10 | junior | taxed | monthly | nps | none'],
  ['a range', () => (box('Years').value = '25'), ' | 25 | junior | taxed | monthly | nps | none'],
  ['a checkbox that was ticked', () => box('Senior').click(), ' | 10 | senior | taxed | monthly | nps | none'],
  ['a checkbox that was cleared', () => box('Taxed').click(), ' | 10 | junior | free | monthly | nps | none'],
  ['a radio button', () => box('yearly').click(), ' | 10 | junior | taxed | yearly | nps | none'],
  ['a select', () => (box('Scheme').value = 'ppf'), ' | 10 | junior | taxed | monthly | ppf | none'],
  ['a text area', () => (box('Remark').value = 'soon'), ' | 10 | junior | taxed | monthly | nps | soon'],
  ['nothing', () => undefined, UNTOUCHED],
])('what was set before it woke is kept and known to React: %s', async (_control, change, known) => {
  const root = showIsland(Plan, { start: 10 });
  change();
  await wake(root, Plan);
  expect(screen.getByTestId('known')).toHaveTextContent(known.trim());
  // The page shows the same as React knows.
  const shown = [
    box('Name').value,
    box('Years').value,
    box('Senior').checked ? 'senior' : 'junior',
    box('Taxed').checked ? 'taxed' : 'free',
    box('yearly').checked ? 'yearly' : 'monthly',
    box('Scheme').value,
    box('Remark').value,
  ];
  expect(shown.join(' | ')).toBe(known);
});

function box(label: string): HTMLInputElement {
  return screen.getByLabelText(label);
}

test('it answers once it says that it is awake, and knows by then what was typed', async () => {
  const root = showIsland(Plan, { start: 10 });
  box('Name').value = 'Asha';
  const onLive = (): void => screen.getByRole('button', { name: 'Save' }).click();
  hydrate(root, Plan, { missed: [], onLive, onBroken: jest.fn() });
  await waitFor(() => expect(screen.getByTestId('saved')).toHaveTextContent('Asha'));
});

test('what is typed while React hydrates is kept as well, with the caret where it was', async () => {
  const root = showIsland(Plan, { start: 10 });
  const name = box('Name');
  name.focus();
  name.value = 'Aha';
  const awake = new Promise<void>((onLive) => hydrate(root, Plan, { missed: [], onLive, onBroken: jest.fn() }));
  name.setRangeText('s', 1, 1, 'end');
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await awake;
  await waitFor(() => expect(screen.getByTestId('known')).toHaveTextContent('Asha'));
  expect(name).toHaveValue('Asha');
  expect(name.selectionStart).toBe(2);
  expect(name).toHaveFocus();
});

test('two changes that one handler puts together do not undo each other', async () => {
  function Pair(): ReactNode {
    const [pair, setPair] = useState({ first: '', second: '' });
    const { first, second } = pair;
    return (
      <>
        <input aria-label="First" onInput={(event) => setPair({ ...pair, first: event.currentTarget.value })} />
        <input aria-label="Second" onInput={(event) => setPair({ ...pair, second: event.currentTarget.value })} />
        <output>{`${first} and ${second}`}</output>
      </>
    );
  }
  const root = showIsland(Pair, {});
  box('First').value = 'a';
  box('Second').value = 'b';
  await wake(root, Pair);
  expect(screen.getByRole('status')).toHaveTextContent('a and b');
});

test('a select that nobody touched gets no change, also where no option is marked', async () => {
  const changed = jest.fn();
  function Unmarked(): ReactNode {
    return (
      <select aria-label="Unmarked" onChange={changed}>
        <option>one</option>
        <option>two</option>
      </select>
    );
  }
  await wake(showIsland(Unmarked, {}), Unmarked);
  expect(changed).not.toHaveBeenCalled();
});

describe('an island that throws', () => {
  const report = jest.fn();
  beforeEach(() => Object.assign(globalThis, { reportError: report.mockClear() }));

  function Breaks({ isBroken }: { readonly isBroken: boolean }): ReactNode {
    const [text, setText] = useState('');
    if ((isBroken && screen.queryByRole('heading')) || text === 'boom') throw new Error('no such figure');
    return (
      <>
        <input aria-label="Amount" value={text} onChange={(event) => setText(event.target.value)} />
        <p>Our example</p>
      </>
    );
  }

  test.each([
    ['as it hydrates', true, 'mine'],
    ['later', false, 'boom'],
  ])(
    '%s: shows its example again, keeps what was entered, and leaves the page alone',
    async (_when, isBroken, text) => {
      const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const onLive = jest.fn();
      const onBroken = jest.fn();
      const root = showIsland(Breaks, { isBroken });
      root.insertAdjacentHTML('beforebegin', '<h1>The page</h1>');
      const type = (): void => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box('Amount'), text);
        box('Amount').dispatchEvent(new Event('input', { bubbles: true }));
      };
      if (isBroken) type();
      hydrate(root, Breaks, { missed: [], onLive, onBroken });
      if (!isBroken) await waitFor(() => expect(onLive).toHaveBeenCalled()).then(type);
      await waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1));
      expect(root).toHaveTextContent('Our example');
      expect(box('Amount')).toHaveValue(text);
      expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
      expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'no such figure' }));
      expect(onLive).toHaveBeenCalledTimes(isBroken ? 0 : 1);
      complaints.mockRestore();
    },
  );
});
