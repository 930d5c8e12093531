/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMenu } from './menu';

let wide: boolean;
const hidePopover = jest.fn();

const group = (name: string): HTMLElement => screen.getByText(name).closest<HTMLElement>('[data-nav-group]')!;
const details = (name: string): HTMLDetailsElement => group(name).querySelector('details')!;
const summary = (name: string): HTMLElement => screen.getByText(name);

/** Mocks what jsdom lacks: popovers and the pointer's position. */
function matching(...selectors: string[]): void {
  const matches = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    const [pseudo] = /:(?:hover|popover-open)$/.exec(selector) ?? [];
    return pseudo ? selectors.includes(pseudo) : matches.call(this, selector);
  });
}

beforeEach(() => {
  wide = true;
  jest.spyOn(document, 'addEventListener');
  Object.assign(globalThis, { matchMedia: () => ({ matches: wide }) });
  document.body.innerHTML = `
    <nav id="site-nav">
      ${['Loans', 'Insurance']
        .map(
          (name) => `<div data-nav-group><details><summary>${name}</summary></details>
            <ul><li><a href="#${name}">${name} link</a></li></ul></div>`,
        )
        .join('')}
    </nav>
    <button type="button">Elsewhere</button>`;
  startMenu();
});

afterEach(() => {
  jest.mocked(document.addEventListener).mock.calls.forEach(([type, listener]) => {
    document.removeEventListener(type, listener);
  });
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

describe('Escape', () => {
  test.each(['Loans', 'Loans link'])(
    'closes the open sub-menu and gives the focus to its name, from %s',
    async (focused) => {
      details('Loans').open = true;
      const start = screen.getByText(focused);
      start.tabIndex = 0;
      start.focus();
      await userEvent.keyboard('{Escape}');
      expect(details('Loans').open).toBe(false);
      expect(summary('Loans')).toHaveFocus();
    },
  );

  test('leaves the focus where it is when it was not in the sub-menu', async () => {
    details('Loans').open = true;
    wide = false;
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(details('Loans').open).toBe(false);
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  test('puts a hovered sub-menu away until the mouse has left', async () => {
    matching(':hover');
    await userEvent.keyboard('{Escape}');
    expect(group('Loans')).toHaveAttribute('data-dismissed');
    group('Loans').dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
    expect(group('Loans')).not.toHaveAttribute('data-dismissed');
  });

  test('other keys do nothing', async () => {
    details('Loans').open = true;
    await userEvent.keyboard('a{Tab}');
    expect(details('Loans').open).toBe(true);
  });
});

test('the pointer elsewhere closes what is open on a wide screen; within, it does not', async () => {
  details('Loans').open = true;
  await userEvent.click(screen.getByText('Loans link'));
  expect(details('Loans').open).toBe(true);
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(details('Loans').open).toBe(false);
});

test('the focus moving on closes what it leaves', () => {
  details('Loans').open = true;
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  expect(details('Loans').open).toBe(false);
});

test('the mouse leaving closes a sub-menu that a click had pinned', async () => {
  details('Loans').open = true;
  await userEvent.hover(screen.getByText('Loans link'));
  expect(details('Loans').open).toBe(true);
  await userEvent.unhover(screen.getByText('Loans link'));
  expect(details('Loans').open).toBe(false);
});

test('on a phone nothing closes by itself', async () => {
  wide = false;
  details('Loans').open = true;
  await userEvent.pointer({ keys: '[TouchA]', target: document.body });
  group('Loans').dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  expect(details('Loans').open).toBe(true);
});

describe('a new address', () => {
  test.each(['popstate', 'pageshow', 'addresschange'])('closes the phone’s menu: %s', (type) => {
    Object.assign(HTMLElement.prototype, { hidePopover });
    matching(':popover-open');
    hidePopover.mockClear();
    dispatchEvent(new Event(type));
    expect(hidePopover).toHaveBeenCalled();
  });

  test('leaves a menu alone that is not open', () => {
    Object.assign(HTMLElement.prototype, { hidePopover });
    matching();
    dispatchEvent(new Event('popstate'));
    expect(hidePopover).not.toHaveBeenCalled();
  });

  test('is no trouble for a browser that knows no popovers', () => {
    const broken = jest.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', broken);
    jest.spyOn(Element.prototype, 'matches').mockImplementation((selector) => {
      throw new SyntaxError(`'${selector}' is not a valid selector`);
    });
    dispatchEvent(new Event('pageshow'));
    removeEventListener('error', broken);
    expect(broken).not.toHaveBeenCalled();
  });
});
