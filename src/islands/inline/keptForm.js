/*
 * Saves form values while an outdated page reloads, and restores them together with the boxes that were ticked in this visit, which
 * src/machines/list/ticks/keptTicks.ts saves. Fields are identified by their labels, because another build may have other fields.
 */
const controls = () => [...document.querySelectorAll('input,select,textarea')];
const nameOf = ({ type, name, labels }) => type + name + (labels[0]?.textContent ?? '');
/** Whether a control shows what the page was sent with: the address may ask for other values. */
const isAsSent = (each) =>
  each.options
    ? each.selectedOptions[0]?.defaultSelected
    : each.value === each.defaultValue && each.checked === each.defaultChecked;

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
    const entry = kept.find(([name]) => name === nameOf(control));
    // Sliders, which alone have steps, follow the number in their text field.
    if (!entry || control.step) return;
    const [, value, checked, wasAsSent] = entry;
    // It is for one control, and the next one of that name has the next entry.
    entry[0] = 0;
    if (wasAsSent) return;
    control.value = value;
    control.checked = checked;
    // Tells islands of the value, even if the browser has already restored it without an event.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
} catch {
  // No storage, or invalid data.
}
