/*
 * Keeps what was entered while an outdated page is loaded anew, and puts back the boxes that were ticked in this visit, which
 * src/islands/ticks/keptTicks.ts keeps. Fields are found again by their labels, since another build may have other ones.
 */
const controls = () => [...document.querySelectorAll('input,select,textarea')];
const nameOf = ({ type, name, labels }) => type + name + (labels[0]?.textContent ?? '');

addEventListener('keepform', () => {
  sessionStorage.form = JSON.stringify(controls().map((each) => [nameOf(each), each.value, each.checked]));
});

try {
  const { form = '[]', ticks = '[]' } = sessionStorage;
  delete sessionStorage.form;
  const kept = [...JSON.parse(form), ...JSON.parse(ticks)];
  controls().forEach((control) => {
    const at = kept.findIndex(([name]) => name === nameOf(control));
    if (at < 0) return;
    const [[, value, checked]] = kept.splice(at, 1);
    Object.assign(control, { value, checked });
    // As if it were entered now, also where the browser has put it back by itself and told nobody: an island answers it.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
} catch {
  // Nothing is kept here, or nothing that can be read.
}
