/*
 * Keeps what was entered while an outdated page is loaded anew. Fields are found again by their labels, since another build may
 * have other ones.
 */
const KEY = 'kept-form';

const controls = () => [...document.querySelectorAll('input,select,textarea')];
const nameOf = ({ type, labels }) => type + (labels[0]?.textContent ?? '');

addEventListener('keepform', () => {
  sessionStorage.setItem(KEY, JSON.stringify(controls().map((each) => [nameOf(each), each.value, each.checked])));
});

try {
  const kept = JSON.parse(sessionStorage.getItem(KEY)) ?? [];
  sessionStorage.removeItem(KEY);
  controls().forEach((control) => {
    const at = kept.findIndex(([name]) => name === nameOf(control));
    if (at < 0) return;
    const [[, value, checked]] = kept.splice(at, 1);
    if (control.value === value && control.checked === checked) return;
    Object.assign(control, { value, checked });
    // As if it were entered now: an island answers it.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
} catch {
  // Nothing is kept here, or nothing that can be read.
}
