import { screen, waitFor } from '@testing-library/react';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useNativeValue } from '../../machines/fields/hooks/useNativeValue';
import { useTurns } from '../../machines/fields/hooks/useTurns';
import Checkbox from '../../machines/fields/Checkbox';
import Select from '../../machines/fields/Select';
import { hydrate } from './hydrate';
import type { EarlyTurn } from './turns';

const PREFIX = 'island-1';

/** Puts an island's HTML into the document, without hydrating it. */
function showIsland<Props extends object>(Component: ComponentType<Props>, props: Props): HTMLElement {
  const root = document.createElement('div');
  root.dataset.islandId = PREFIX;
  root.dataset.islandProps = JSON.stringify(props);
  root.innerHTML = renderToString(<Component {...props} />, { identifierPrefix: PREFIX });
  document.body.replaceChildren(root);
  return root;
}

/** Hydrates an island and waits until React has finished. */
async function wake(root: HTMLElement, component: unknown, noted: readonly EarlyTurn[] = []): Promise<void> {
  await new Promise<void>((onLive) => hydrate(root, component, { noted, onLive, onBroken: onLive }));
  await new Promise((done) => setTimeout(done));
}

// React schedules its work here as in a browser, because the tests are about the order of events.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const rendered = jest.fn();

/** A text field, a checkbox, a select and a button, and a text with React's state. */
function Plan({ start }: { readonly start: string }): ReactNode {
  const [name, setName] = useState<string>();
  const [finished, setFinished] = useState(0);
  const [isSenior, setSenior] = useState(false);
  const [scheme, setScheme] = useState<'nps' | 'ppf'>('nps');
  const [done, setDone] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useNativeValue(field, start, { isTyped: name !== undefined, acts: finished });
  const note = (what: string): void => setDone((before) => `${before} ${what}`);
  const turns = useTurns<HTMLDivElement>(({ type, text }) => {
    note(`${type}${text && ` ${text}`}`);
    if (type === 'input') setName(text);
    if (type === 'enter') setFinished((before) => before + 1);
  });
  rendered();
  return (
    <>
      <div {...turns}>
        <input ref={field} aria-label="Name" defaultValue={start} />
        <button type="button" value="more">
          <svg data-testid="icon" /> More
        </button>
      </div>
      <Checkbox isTicked={isSenior} onTick={setSenior}>
        Senior
      </Checkbox>
      <Select
        label="Scheme"
        value={scheme}
        options={[
          { value: 'nps', text: 'NPS' },
          { value: 'ppf', text: 'PPF' },
        ]}
        onChange={setScheme}
      />
      <output>{`${name ?? 'no name'} | ${isSenior ? 'senior' : 'junior'} | ${scheme}`}</output>
      <p data-testid="done">{done}</p>
    </>
  );
}

const box = (label: string): HTMLInputElement => screen.getByLabelText(label);
const known = (): string | null => screen.getByRole('status').textContent;
const done = (): string => screen.getByTestId('done').textContent.trim();

/** The inline loader's record of an event. */
function happens(target: Element, type: string, text?: string): EarlyTurn {
  const noted: EarlyTurn[] = [];
  const note = (event: Event): void => void noted.push([event, text]);
  addEventListener(type, note, true);
  target.dispatchEvent(
    type === 'keydown' ? new KeyboardEvent(type, { key: 'Enter', bubbles: true }) : new Event(type, { bubbles: true }),
  );
  removeEventListener(type, note, true);
  return noted[0]!;
}

function types(text: string): EarlyTurn {
  box('Name').value = text;
  return happens(box('Name'), 'input', text);
}

beforeEach(() => rendered.mockClear());

test('an island that nobody touched starts as it was sent, without a complaint from React', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = showIsland(Plan, { start: 'Asha' });
  const sent = root.innerHTML;
  await wake(root, Plan);
  expect(root.innerHTML).toBe(sent);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('what was done before is taken in order, and rendered once', async () => {
  const root = showIsland(Plan, { start: 'Asha' });
  box('Name').focus();
  const noted = [happens(screen.getByTestId('icon'), 'click'), types('R'), types('Ra')];
  rendered.mockClear();
  await wake(root, Plan, noted);
  expect(done()).toBe('press more input R input Ra');
  expect(known()).toBe('Ra | junior | nps');
  expect(box('Name')).toHaveValue('Ra');
  // First as in the HTML, then with everything.
  expect(rendered).toHaveBeenCalledTimes(2);
});

test.each<[string, () => void, string]>([
  ['text', () => (box('Name').value = 'Ravi'), 'Ravi | junior | nps'],
  ['a box', () => (box('Senior').checked = true), 'no name | senior | nps'],
  ['a select', () => (box('Scheme').value = 'ppf'), 'no name | junior | ppf'],
])('what the browser restored without a word is kept and known to React: %s', async (_control, restore, expected) => {
  const root = showIsland(Plan, { start: 'Asha' });
  restore();
  await wake(root, Plan);
  expect(known()).toBe(expected);
  expect([box('Name').value, box('Senior').checked ? 'senior' : 'junior', box('Scheme').value].join(' | ')).toBe(
    expected.replace('no name', 'Asha'),
  );
});

test('a field was left when something else was done next, or when it has the focus no more', async () => {
  const root = showIsland(Plan, { start: 'Asha' });
  box('Name').focus();
  const noted = [types('R'), happens(box('Scheme'), 'focusin'), happens(box('Name'), 'focusin'), types('Ra')];
  await wake(root, Plan, noted);
  expect(done()).toBe('input R leave Ra focus Ra input Ra');
  box('Name').blur();
  await waitFor(() => expect(done()).toBe('input R leave Ra focus Ra input Ra leave Ra'));
});

test('what is typed while React hydrates is kept as well, with the caret where it was', async () => {
  const root = showIsland(Plan, { start: '' });
  const name = box('Name');
  name.focus();
  const noted = [types('Aha')];
  const awake = new Promise<void>((onLive) => hydrate(root, Plan, { noted, onLive, onBroken: jest.fn() }));
  name.setRangeText('s', 1, 1, 'end');
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await awake;
  await waitFor(() => expect(known()).toBe('Asha | junior | nps'));
  expect(done()).toBe('input Aha input Asha');
  expect(name).toHaveValue('Asha');
  expect(name.selectionStart).toBe(2);
  expect(name).toHaveFocus();
});

test('a click while React hydrates is answered once', async () => {
  const root = showIsland(Plan, { start: '' });
  const awake = new Promise<void>((onLive) => hydrate(root, Plan, { noted: [], onLive, onBroken: jest.fn() }));
  screen.getByRole('button', { name: 'More' }).click();
  await awake;
  await waitFor(() => expect(done()).toBe('press more'));
});

test('Enter in a form, or on a button, is no turn of its own', async () => {
  const root = showIsland(Plan, { start: '' });
  const button = screen.getByRole('button', { name: 'More' });
  await wake(root, Plan, [happens(button, 'keydown'), happens(box('Name'), 'keydown')]);
  expect(done()).toBe('enter');
});

describe('an island that throws', () => {
  const report = jest.fn();
  beforeEach(() => Object.assign(globalThis, { reportError: report.mockClear() }));

  function Breaks({ isBroken }: { readonly isBroken: boolean }): ReactNode {
    const [text, setText] = useState('');
    const turns = useTurns<HTMLDivElement>((turn) => setText(turn.text));
    if ((isBroken && screen.queryByRole('heading')) || text === 'boom') throw new Error('no such figure');
    return (
      <div {...turns}>
        <input aria-label="Name" defaultValue="" />
        <p>Our example</p>
      </div>
    );
  }

  test.each([
    ['as it hydrates', true, 'mine'],
    ['with what was typed before', false, 'boom'],
  ])(
    '%s: shows its example again, keeps what was entered, and leaves the page alone',
    async (_when, isBroken, text) => {
      const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const onBroken = jest.fn();
      const root = showIsland(Breaks, { isBroken });
      root.insertAdjacentHTML('beforebegin', '<h1>The page</h1>');
      hydrate(root, Breaks, { noted: [types(text)], onLive: jest.fn(), onBroken });
      await waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1));
      expect(root).toHaveTextContent('Our example');
      expect(box('Name')).toHaveValue(text);
      expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
      expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'no such figure' }));
      complaints.mockRestore();
    },
  );
});
