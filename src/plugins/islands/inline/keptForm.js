/*
 * Saves form values while an outdated page reloads, and restores them together with the boxes that were ticked in this visit, which
 * src/islands/ticks/keptTicks.ts saves. Fields are identified by their labels, because another build may have other fields.
 */
const controls = () => [...document.querySelectorAll('input,select,textarea')];
const nameOf = ({ type, name, labels }) => type + name + (labels[0]?.textContent ?? '');
/** Whether a control shows only what the page was sent with: the address may ask for other values. */
const isAsSent = (control) =>
  !control.closest('[data-island-status=live]') &&
  (control.options
    ? [...control.options].every((option) => option.selected === option.defaultSelected)
    : control.value === control.defaultValue && control.checked === control.defaultChecked);

addEventListener('keepform', () => {
  sessionStorage.form = JSON.stringify(
    controls().map((each) => [nameOf(each), each.value, each.checked, isAsSent(each)]),
  );
});

try {
  const { form = '[]', ticks = '[]' } = sessionStorage;
  delete sessionStorage.form;
  const kept = [...JSON.parse(form), ...JSON.parse(ticks)];
  controls().forEach((control) => {
    const at = kept.findIndex(([name]) => name === nameOf(control));
    if (at < 0) return;
    const [[, value, checked, wasAsSent]] = kept.splice(at, 1);
    if (wasAsSent) return;
    Object.assign(control, { value, checked });
    // Tells islands of the value, even if the browser has already restored it without an event.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
} catch {
  // No storage, or invalid data.
}
