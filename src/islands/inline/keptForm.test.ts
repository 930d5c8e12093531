/** @jest-environment jsdom */
import { find, island, PAGE, run } from '@site/tests/unit/loaderPage';

const open = (html = PAGE): PaisaDishaEarly => run(html, 'keptForm.js');

/** Opens the page anew, as a button of it does. @returns the fields of which the page was told that something is in them */
function reload(html = PAGE): readonly EventTarget[] {
  const told: EventTarget[] = [];
  const note = ({ target }: Event): void => void told.push(target!);
  dispatchEvent(new Event('keepform'));
  document.addEventListener('input', note);
  open(html);
  document.removeEventListener('input', note);
  return told;
}

test('what was entered is there again after a reload, and its island is touched', () => {
  open();
  find('#words').value = 'gold';
  find('#email').value = 'asha@example.in';
  reload();
  expect(find('#words')).toHaveValue('gold');
  expect(find('#email')).toHaveValue('asha@example.in');
  expect(window.islandsEarly!.isTouched(island())).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('what nobody has entered is no entry after a reload: the address may ask for something else', () => {
  open();
  find('#email').value = 'asha@example.in';
  expect(reload()).toEqual([find('#email')]);
});

test('a slider, whose steps are coarser, does not overrule the number written beside it', () => {
  const range = '<input id="sum" /><input id="slide" type="range" step="50000" max="9999999" /><button id="more">';
  const html = PAGE.replace('<button id="more">', range);
  open(html);
  find('#sum').value = '960000';
  find('#slide').value = '960000';
  expect(reload(html)).toEqual([find('#sum')]);
});
