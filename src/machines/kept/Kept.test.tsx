import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Kept from './Kept';
import { keep } from './keptStore';
import * as words from './messages.en';

const PAGE = '/calculators/emi';

function open(hash = '#amount=300000&months=24'): void {
  history.replaceState(null, '', PAGE + hash);
  render(<Kept />);
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const field = (): HTMLElement => screen.getByRole('textbox', { name: words.labelName, hidden: true });
const links = (): readonly (string | null)[] =>
  screen.queryAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

async function keepAs(name: string): Promise<void> {
  await userEvent.clear(field());
  await userEvent.type(field(), name);
  await press(words.keep);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps nothing unasked', () => {
  open();
  expect(localStorage).toHaveLength(0);
  expect(links()).toEqual([]);
});

it('says that numbers are kept only once they are', async () => {
  open();
  const line = document.querySelector('summary');
  expect(line).toHaveTextContent(/^Keep these numbers ?On this device$/);
  await keepAs('Bike');
  expect(line).toHaveTextContent(/^Keep these numbers ?1 kept$/);
});

it('keeps the address of the page under a name, and opens it again', async () => {
  open();
  await keepAs('  Bike ');
  expect(screen.getByRole('link', { name: 'Bike', hidden: true })).toHaveAttribute(
    'href',
    `${PAGE}#amount=300000&months=24`,
  );
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(words.kept({ name: 'Bike' }));
});

it('replaces what stands under the same name of the same page, the newest first', async () => {
  keep({ name: 'Bike', page: '/personal-loans', hash: '#years=2' });
  open();
  await keepAs('Bike');
  history.replaceState(null, '', `${PAGE}#amount=400000`);
  await keepAs('Bike');
  expect(links()).toEqual([`${PAGE}#amount=400000`, '/personal-loans#years=2']);
});

it('keeps on Enter', async () => {
  open();
  await userEvent.type(field(), 'Bike{Enter}');
  expect(links()).toHaveLength(1);
});

it.each([
  ['without a name', '#amount=300000', '', words.noName],
  ['with the numbers of the example', '', 'Bike', words.noNumbers],
  ['with an anchor only', '#faq', 'Bike', words.noNumbers],
])('%s it says what to do, and keeps nothing', async (_what, hash, name, said) => {
  open(hash);
  await keepAs(name === '' ? ' ' : name);
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(said);
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['refuses', 'SecurityError', words.refused],
  ['has no room', 'QuotaExceededError', words.full],
])('says so where the browser %s', async (_what, error, said) => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', error);
  });
  open();
  await keepAs('Bike');
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(said);
  expect(links()).toEqual([]);
});

it('deletes one, and all, and the focus stays beside them', async () => {
  for (const name of ['Three', 'Two', 'One']) keep({ name, page: PAGE, hash: '#months=12' });
  open();
  await press(words.deleteNamed({ name: 'Two' }));
  const list = screen.getByRole('list', { hidden: true });
  expect(
    within(list)
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['One', 'Three']);
  expect(screen.getByRole('status', { hidden: true })).toHaveFocus();
  await press(words.deleteAll);
  expect(links()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('shows what another tab keeps', () => {
  open();
  localStorage.setItem('kept', JSON.stringify([{ name: 'Other', page: PAGE, hash: '#months=6' }]));
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(links()).toEqual([`${PAGE}#months=6`]);
});

it.each([
  ['no JSON', '{'],
  ['no list', '{"name":"One"}'],
  ['another form', '[1,null,{"name":"One"}]'],
  ['another site', '[{"name":"One","page":"//example.com","hash":"#a=1"}]'],
  ['a script', '[{"name":"One","page":"javascript:alert(1)","hash":"#a=1"}]'],
])('of a storage that holds %s, it shows nothing', (_what, stored) => {
  localStorage.setItem('kept', stored);
  open();
  expect(links()).toEqual([]);
});
