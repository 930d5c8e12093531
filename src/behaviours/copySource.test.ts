import { screen, waitFor } from '@testing-library/react';
import { copySource } from './copySource';
import { dispatch } from './dispatcher';

const source = '<Note title="Good to know">\n  A **short** text.\n</Note>\n';

function provide(clipboard: unknown): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

beforeAll(() => dispatch({ 'copy-source': copySource }, []));

beforeEach(() => {
  document.body.innerHTML = `
    <pre><code id="other">Another example</code></pre>
    <pre><code id="source-of-Note"></code></pre>
    <button type="button" data-behaviour="copy-source" data-source="source-of-Note">Copy</button>
    <div role="status" data-notices></div>`;
  document.getElementById('source-of-Note')!.textContent = source;
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

const press = (): void => screen.getByRole('button', { name: 'Copy' }).click();

test('copies the source letter by letter, and says so', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  provide({ writeText });
  press();
  expect(writeText).toHaveBeenCalledWith(source);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['is not there', undefined],
])('selects the source where the clipboard %s', async (_how, clipboard) => {
  if (clipboard) provide(clipboard);
  press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Selected'));
  expect(screen.getByRole('status')).not.toHaveTextContent('Copied');
  expect(getSelection()?.toString()).toBe(source);
});

test('a button whose source is gone does nothing', () => {
  provide({ writeText: jest.fn() });
  document.getElementById('source-of-Note')!.remove();
  press();
  expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
