/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { startLeadingIntoFolds } from './intoFold';

/** A fold of two rows. jsdom fires `toggle` a task later. */
function fold(style = ''): HTMLDetailsElement {
  document.body.innerHTML = `
    <style>${style}</style>
    <details id="rest"><summary>Show all</summary>
      <details><summary>Ant</summary></details><details><summary>Bee</summary></details>
    </details>`;
  return document.querySelector<HTMLDetailsElement>('#rest')!;
}
const toggled = (details: HTMLDetailsElement): Promise<Event> =>
  new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
const GOES = '#rest[open] > summary { display: none }';

beforeAll(startLeadingIntoFolds);

test('the first row has the focus once the line above it is gone', async () => {
  const rest = fold(GOES);
  const opened = toggled(rest);
  await userEvent.click(document.querySelector('summary')!);
  await opened;
  expect(document.activeElement).toHaveTextContent('Ant');
});

test('a line that stays keeps the focus', async () => {
  const rest = fold();
  const opened = toggled(rest);
  await userEvent.click(document.querySelector('summary')!);
  await opened;
  expect(document.activeElement).not.toHaveTextContent('Ant');
});

test('a fold that a script opens takes no focus', async () => {
  const rest = fold(GOES);
  const opened = toggled(rest);
  rest.open = true;
  await opened;
  expect(document.body).toHaveFocus();
});
