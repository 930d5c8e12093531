/*
 * What the fields and links of an island do without React; template.ts puts it into one script with loader.js.
 * The text in a field is the visitor's: it is only written when they press something that sets it.
 */

/** The field that a slider, a chip or a step button sets; any other control itself. */
const fieldOf = (control) => control.closest('[data-field]')?.querySelector('[inputmode]') ?? control;

/** Shows in its field what a control sets. The island computes it again, from what was noted. */
export function showInField(control) {
  const field = fieldOf(control);
  const slider = control.closest('[data-field]')?.querySelector('[type=range]');
  const { step } = control.dataset;
  if (control !== field && control.value && control !== slider) field.value = control.value;
  const number = +field.value.replace(/[^\d.]/g, '');
  if (slider && control !== slider && number >= slider.min) slider.value = number;
  if (step) slider.stepUp(step);
  if (step || control === slider) {
    const grouped = slider.value.replace(/\B(?=(\d\d)+\d(?!\d))/g, ',');
    // A number as the page writes it, such as "₹50,00,000" or "8.5%"; neither "3 lakh" nor a day
    field.value = field.value.replace(/\d[\d,.]*(?=%?$)/, grouped);
  }
}

/**
 * The numbers in the hash, and what visitors have entered since: as "3lakh", too, because a hash is read like a field.
 * @param turns what they did (runtime/turns.ts)
 * @param part in which they did it
 */
export function entered(turns, part) {
  const numbers = new URLSearchParams(location.hash.slice(1));
  turns.forEach(([{ target }]) => {
    const { name, value, defaultValue, type, checked } = fieldOf(target);
    if (name && part.contains(target) && value !== defaultValue)
      numbers.set(name, type === 'checkbox' ? +checked : value.replace(/[₹,%\s]/g, ''));
  });
  return numbers;
}

/** Writes what visitors have entered in an island into the address of a link that carries it: the words of a search, or numbers. */
export function carry(link, turns, root) {
  const search = root.querySelector('[type=search]');
  const address = new URLSearchParams(search ? link.search : link.dataset.along);
  if (search) {
    address.delete(search.name);
    if (search.value) address.set(search.name, search.value);
    link.search = address;
    return;
  }
  const numbers = [...entered(turns, root)].filter(([name]) => link.dataset.carry.split(' ').includes(name));
  numbers.forEach(([name, text]) => address.set(name, text));
  if (numbers[0]) link.hash = address;
}
