/** @jest-environment jsdom */
import { startKeepingTab } from './chosenTab';

const PAGE = `
  <fieldset>
    <input type="radio" name="ask" value="home" data-css-shows checked /><label></label>
    <div>
      <fieldset>
        <input type="radio" name="for" value="home" data-css-shows checked /><label></label><div></div>
        <input type="radio" name="for" value="car" data-css-shows /><label></label><div></div>
      </fieldset>
    </div>
    <input type="radio" name="ask" value="save" data-css-shows /><label></label><div></div>
  </fieldset>`;

const tab = (name: string, value: string): HTMLInputElement =>
  document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!;

const checked = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ name, value }) => `${name} ${value}`);

function open(hash: string): void {
  history.replaceState({ place: 1 }, '', `/${hash}`);
  document.body.innerHTML = PAGE;
  startKeepingTab();
}

test('a tab stands in the address beside numbers, and the first one does not', () => {
  open('#home-amount=2500000');
  tab('ask', 'save').click();
  expect(location.hash).toBe('#home-amount=2500000&ask=save');
  expect(history.state).toEqual({ place: 1 });
  tab('ask', 'home').click();
  expect(location.hash).toBe('#home-amount=2500000');
  tab('for', 'car').click();
  tab('ask', 'save').click();
  tab('ask', 'home').click();
  expect(location.hash).toBe('#home-amount=2500000&ask=car');
});

test.each([
  ['', ['ask home', 'for home']],
  ['#ask=save', ['for home', 'ask save']],
  ['#products&ask=car', ['ask home', 'for car']],
  ['#ask=yacht', ['ask home', 'for home']],
])('the address "%s" shows %j', (hash, tabs) => {
  open(hash);
  expect(checked()).toEqual(tabs);
});

test('a tab inside another that was chosen before is shown with it', () => {
  open('#ask=car');
  tab('ask', 'save').click();
  open('#ask=car');
  expect(checked()).toEqual(['ask home', 'for car']);
});
