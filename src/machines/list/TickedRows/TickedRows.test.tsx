import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import TickBox from '../ticks/TickBox';
import { TicksContext } from '../ticks/TicksContext';
import TickedRows from './TickedRows.island';

const names = ['Ace Plan', 'Best Plan', 'Canny Plan', 'Deep Plan'];

/** The page's HTML: a list that React does not control. */
function openPage(): HTMLElement {
  const { container, unmount } = render(
    <div data-island-plain>
      <TicksContext value={{ kind: 'plans', ids: [], tick: () => undefined }}>
        <table>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <td>
                  <TickBox id={name.toLowerCase().replace(' ', '-')} name={name} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TicksContext>
    </div>,
  );
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root')!;
}

const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name: `Compare ${name}` });

beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  sessionStorage.clear();
  const root = openPage();
  act(() => {
    hydrateRoot(root, <TickedRows kind="plans" />);
  });
});

test('the rows of the page stay, and their boxes lead to the page that compares', async () => {
  expect(screen.getAllByRole('row')).toHaveLength(4);
  await userEvent.click(box('Canny Plan'));
  await userEvent.click(box('Ace Plan'));
  const tray = await screen.findByRole('region', { name: 'Compare' });
  expect(tray).toHaveTextContent('2 of 3 chosen');
  expect(within(tray).getByRole('link', { name: /side by side$/ })).toHaveAttribute(
    'href',
    '/compare#plans=canny-plan,ace-plan',
  );
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('what is taken out of the tray loses its tick in the list', async () => {
  await userEvent.click(box('Ace Plan'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Ace Plan' }));
  expect(box('Ace Plan')).not.toBeChecked();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a box beyond what fits stays empty, and the tray says why', async () => {
  for (const name of names) await userEvent.click(box(name));
  expect(box('Deep Plan')).not.toBeChecked();
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 3 fit side by side here. Untick one first.');
});
