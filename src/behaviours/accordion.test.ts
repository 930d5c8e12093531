/** @jest-environment jsdom */
import { startExclusiveDetails } from './accordion';

/** jsdom does not support `name` on details, like browsers before 2024. It does fire `toggle`, a task later. */
function open(id: string): Promise<void> {
  const details = document.getElementById(id) as HTMLDetailsElement;
  return new Promise((resolve) => {
    details.addEventListener('toggle', () => resolve(), { once: true });
    details.open = true;
  });
}

function openIds(): string[] {
  return [...document.querySelectorAll('details[open]')].map(({ id }) => id);
}

test('opening a question closes the open one of the same list, and no other', async () => {
  expect('name' in HTMLDetailsElement.prototype).toBe(false);
  document.body.innerHTML = `
    <details id="a1" name="a"></details><details id="a2" name="a"></details>
    <details id="b1" name="b"></details><details id="free"></details>`;
  startExclusiveDetails();

  await open('a1');
  await open('b1');
  await open('free');
  await open('a2');

  expect(openIds()).toEqual(['a2', 'b1', 'free']);
});
