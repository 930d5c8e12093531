/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import NoticeButton from '../ui/NoticeButton';
import type { NoticeId } from '../content/buttonNotices';
import { startBehaviours } from './';
import { NOTICE_TIME_MS, showNotice } from './notices';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const region = (): HTMLElement => screen.getByRole('status');
const shown = (): (string | null)[] =>
  [...region().children].map((box) => box.querySelector('[data-notice-part="words"]')!.textContent);
const closeButton = (): HTMLElement => screen.getByRole('button', { name: 'Dismiss notice' });

function wait(milliseconds: number): void {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

beforeAll(() => startBehaviours([]));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button type="button" id="before">Before</button><div role="status" aria-live="polite" data-notices></div>';
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('stays for five seconds', () => {
  expect(NOTICE_TIME_MS).toBe(5000);
  showNotice({ title: 'Saved', text: 'For this page.' });
  wait(4999);
  expect(region()).toHaveTextContent('Saved');
  expect(region()).toHaveTextContent('For this page.');
  wait(1);
  expect(region()).toBeEmptyDOMElement();
});

test('only one stands at a time, and each has its full time', () => {
  showNotice({ title: 'First' });
  wait(3000);
  showNotice({ title: 'Second' });
  expect(shown()).toEqual(['Second']);
  wait(4999);
  expect(shown()).toEqual(['Second']);
  wait(1);
  expect(shown()).toEqual([]);
});

test('the region is the same before, during and after, and polite', () => {
  const before = region();
  showNotice({ title: 'Saved' });
  expect(region()).toBe(before);
  wait(5000);
  expect(region()).toBe(before);
  expect(before).toHaveAttribute('aria-live', 'polite');
});

test('text is text, never HTML', () => {
  showNotice({ title: '<b>Bold</b>', text: '<img src=x>' });
  expect(region()).toHaveTextContent('<b>Bold</b>');
  expect(region().querySelector('b, img')).toBeNull();
});

test('ends with a link to what helps meanwhile', async () => {
  document.getElementById('before')!.outerHTML =
    '<button data-behaviour="notice" data-notice-title="Start Planning" data-notice-to="/calculators/retirement" data-notice-answer="See how much you will need">Start Planning Now</button>';
  await user.click(screen.getByRole('button', { name: 'Start Planning Now' }));
  expect(screen.getByRole('link', { name: 'See how much you will need' })).toHaveAttribute(
    'href',
    '/calculators/retirement',
  );
});

test('a button without an address takes that of the link after it', async () => {
  document.getElementById('before')!.outerHTML =
    '<button data-behaviour="notice" data-notice-title="Not here">Apply Now</button><a target="_blank" href="https://www.hdfc.bank.in/">Visit site<span> of HDFC Bank (opens in a new tab)</span></a>';
  await user.click(screen.getByRole('button', { name: 'Apply Now' }));
  const link = within(region()).getByRole('link', { name: 'Visit site' });
  expect(link).toHaveAttribute('href', 'https://www.hdfc.bank.in/');
  expect(link).not.toHaveAttribute('target');
});

test('a page without a region goes on', () => {
  document.body.innerHTML = '';
  expect(() => showNotice({ title: 'Saved' })).not.toThrow();
});

describe('someone who needs longer', () => {
  test('holds it by pointing at it, and it goes on where it stood', async () => {
    showNotice({ title: 'Saved' });
    wait(4000);
    await user.hover(screen.getByText('Saved'));
    wait(60_000);
    expect(shown()).toEqual(['Saved']);
    await user.unhover(screen.getByText('Saved'));
    wait(999);
    expect(shown()).toEqual(['Saved']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  test('holds it with the focus', () => {
    showNotice({ title: 'Saved' });
    wait(4000);
    closeButton().focus();
    wait(60_000);
    expect(shown()).toEqual(['Saved']);
    document.getElementById('before')!.focus();
    wait(999);
    expect(shown()).toEqual(['Saved']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  test('holds it while either the pointer or the focus is there', async () => {
    showNotice({ title: 'Saved' });
    await user.hover(screen.getByText('Saved'));
    closeButton().focus();
    await user.unhover(screen.getByText('Saved'));
    wait(60_000);
    expect(shown()).toEqual(['Saved']);
    closeButton().blur();
    wait(5000);
    expect(shown()).toEqual([]);
  });

  test('can hold it more than once', async () => {
    showNotice({ title: 'Saved' });
    for (let round = 0; round < 4; round += 1) {
      wait(1000);
      await user.hover(screen.getByText('Saved'));
      wait(10_000);
      await user.unhover(screen.getByText('Saved'));
    }
    wait(999);
    expect(shown()).toEqual(['Saved']);
    wait(1);
    expect(shown()).toEqual([]);
  });
});

describe('someone who has read it', () => {
  test('dismisses it with its button, and no timer comes back for the next one', async () => {
    showNotice({ title: 'First' });
    await user.click(closeButton());
    expect(shown()).toEqual([]);
    showNotice({ title: 'Second' });
    wait(4999);
    expect(shown()).toEqual(['Second']);
  });

  test('dismisses it with Escape, from anywhere', async () => {
    showNotice({ title: 'Saved' });
    await user.keyboard('a');
    expect(shown()).toEqual(['Saved']);
    await user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
  });

  test('gets the focus back where it was', async () => {
    const before = document.getElementById('before')!;
    before.focus();
    showNotice({ title: 'Saved' });
    expect(before).toHaveFocus();
    closeButton().focus();
    await user.keyboard('{Enter}');
    expect(before).toHaveFocus();
  });

  test('gets it back also when a second notice took the place of the first', () => {
    const before = document.getElementById('before')!;
    before.focus();
    showNotice({ title: 'First' });
    closeButton().focus();
    showNotice({ title: 'Second' });
    expect(before).toHaveFocus();
    closeButton().focus();
    closeButton().click();
    expect(before).toHaveFocus();
  });

  test('keeps the focus where it has gone meanwhile', () => {
    showNotice({ title: 'Saved' });
    document.getElementById('before')!.focus();
    wait(5000);
    expect(document.getElementById('before')).toHaveFocus();
  });
});

describe('what each notice says, through a click', () => {
  test.each<[NoticeId, string | undefined, string]>([
    [
      'apply-now',
      'HDFC Bank',
      "Feature Not Implemented | Applying to HDFC Bank from this page is not implemented yet. The lender's own site takes applications.",
    ],
    ['check-eligibility', undefined, "Feature Not Implemented: The eligibility checker isn't ready yet"],
    [
      'compare-plans',
      undefined,
      "Feature Not Implemented | The eligibility checker isn't ready yet, but you can request it in your next prompt!",
    ],
    ['start-planning', undefined, "Start Planning | This feature isn't implemented yet, but you can request it!"],
    [
      'start-saving-tax',
      undefined,
      "Coming Soon! | We're working on this section to give you the best financial insights. Stay tuned!",
    ],
  ])('%s', async (id, subject, expected) => {
    render(createElement(NoticeButton, { notice: id, children: 'Ask', ...(subject && { subject }) }));
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const parts = region().querySelectorAll('[data-notice-part="title"], [data-notice-part="text"]');
    expect([...parts].map((part) => part.textContent).join(' | ')).toBe(expected);
  });
});
