import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInline } from '@site/tests/unit/inlineScripts';
import TickBox from './TickBox';
import Ticks from './Ticks';

const rows = ['Ace Bank', 'Best Bank', 'Canny Bank', 'Deep Bank', 'Even Bank'].map((name) => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  shortName: name,
  hue: 200,
}));

function List({ pageDefaults }: { readonly pageDefaults?: Record<string, string> }): React.ReactNode {
  return (
    <Ticks kind="loans" rows={rows} pageDefaults={pageDefaults}>
      {rows.map((row) => (
        <TickBox key={row.id} id={row.id} name={row.name} />
      ))}
    </Ticks>
  );
}

const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name: `Compare ${name}` });
const tray = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Compare' });
const compareLink = async (): Promise<string | null> =>
  within(await tray())
    .getByRole('link', { name: /side by side$/ })
    .getAttribute('href');

async function tick(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(box(name));
}

function onScreen(width: 'narrow' | 'wide'): void {
  Object.assign(window, { matchMedia: () => ({ matches: width === 'wide' }) });
}

beforeEach(() => {
  onScreen('narrow');
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/loans');
});

afterEach(() => jest.restoreAllMocks());

test('nothing but boxes is there before the first tick', () => {
  render(<List />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('one tick asks for another, and two lead to the page that compares them, in the order of the ticks', async () => {
  render(<List />);
  await tick('Canny Bank');
  expect(await tray()).toHaveTextContent('1 of 3 chosen. Tick one more.');
  expect(within(await tray()).queryByRole('link')).not.toBeInTheDocument();
  await tick('Ace Bank');
  expect(await tray()).toHaveTextContent('2 of 3 chosen');
  expect(await compareLink()).toBe('/compare#loans=canny-bank,ace-bank');
});

test('the numbers of the visitor go along, behind the hash', async () => {
  history.replaceState(null, '', '/loans#offers&amount=4000000&order=fee');
  render(<List />);
  await tick('Ace Bank', 'Best Bank');
  expect(await compareLink()).toBe('/compare#loans=ace-bank,best-bank&amount=4000000');
});

test('numbers with which only this page begins go along too, unless the visitor has others', async () => {
  const pageDefaults = { amount: '3000000', years: '15' };
  history.replaceState(null, '', '/loans#amount=4000000');
  render(<List pageDefaults={pageDefaults} />);
  await tick('Ace Bank', 'Best Bank');
  expect(await compareLink()).toBe('/compare#loans=ace-bank,best-bank&amount=4000000&years=15');
});

test.each([
  ['narrow', 3],
  ['wide', 4],
] as const)('a %s screen takes %i, and the next box says why it stays empty', async (width, most) => {
  onScreen(width);
  render(<List />);
  await tick(...rows.slice(0, most).map(({ name }) => name));
  const alert = screen.getByRole('alert');
  expect(alert).toBeEmptyDOMElement();
  await tick(rows[most]!.name);
  expect(box(rows[most]!.name)).not.toBeChecked();
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert).toHaveTextContent(`Only ${most} fit side by side here. Untick one first.`);
  await tick('Ace Bank', rows[most]!.name);
  expect(box(rows[most]!.name)).toBeChecked();
  expect(alert).toBeEmptyDOMElement();
});

test('what is taken out of the tray loses its tick, and with the last one the tray goes', async () => {
  render(<List />);
  await tick('Ace Bank', 'Best Bank');
  await userEvent.click(within(await tray()).getByRole('button', { name: 'Remove Ace Bank' }));
  expect(box('Ace Bank')).not.toBeChecked();
  expect(box('Best Bank')).toBeChecked();
  expect(await tray()).toHaveFocus();
  await userEvent.click(within(await tray()).getByRole('button', { name: 'Remove Best Bank' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

describe('for the visit', () => {
  const listening = new AbortController();
  afterAll(() => listening.abort());

  /** The restored page before hydration. */
  function openAgain(): HTMLInputElement[] {
    document.body.innerHTML = rows
      .map(({ name }) => `<label><input type="checkbox" name="loans" />Compare ${name}</label>`)
      .join('');
    runInline('keptForm.js', listening.signal);
    return [...document.querySelectorAll<HTMLInputElement>(':checked')];
  }

  test('ticks are kept, and put back when the page is opened again', async () => {
    const { unmount } = render(<List />);
    await tick('Even Bank', 'Ace Bank', 'Best Bank');
    await tick('Best Bank');
    unmount();
    const entered = jest.fn();
    document.body.addEventListener('input', entered, { signal: listening.signal });
    expect(openAgain().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Compare Ace Bank',
      'Compare Even Bank',
    ]);
    // This hydrates the island.
    expect(entered).toHaveBeenCalledTimes(2);
    expect(openAgain()).toHaveLength(2);
  });

  test('a list that wakes begins with what is ticked in the page, in the order in which it was', async () => {
    const { unmount } = render(<List />);
    await tick('Even Bank', 'Ace Bank', 'Best Bank');
    unmount();
    openAgain()
      .find(({ value }) => value === 'best-bank')
      ?.click();
    render(<List />);
    expect(await compareLink()).toBe('/compare#loans=even-bank,ace-bank');
    expect(screen.getAllByRole('checkbox', { name: 'Compare Even Bank' }).at(-1)).toBeChecked();
  });

  test('ticks in another kind of list stay, and the last tick taken out is forgotten', async () => {
    const others = [['checkboxdeposits', 'on', true]];
    sessionStorage.setItem('ticks', JSON.stringify(others));
    render(<List />);
    await tick('Ace Bank', 'Ace Bank');
    expect(JSON.parse(sessionStorage.getItem('ticks') ?? '')).toEqual(others);
  });

  test.each(['{', '7', '[["checkboxloansCompare Gone Bank","on",true]]'])(
    '%s in the store does no harm',
    async (kept) => {
      sessionStorage.setItem('ticks', kept);
      expect(openAgain()).toHaveLength(0);
      document.body.replaceChildren();
      render(<List />);
      await tick('Ace Bank');
      expect(box('Ace Bank')).toBeChecked();
    },
  );

  test('where nothing can be kept, ticks work all the same', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    render(<List />);
    await tick('Ace Bank', 'Best Bank');
    expect(await compareLink()).toBe('/compare#loans=ace-bank,best-bank');
  });
});
