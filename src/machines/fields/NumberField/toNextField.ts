/** Whether a field can be seen and typed in: those of a closed fold cannot. */
const isOpen = (field: Element): boolean => !field.closest('details:not([open])');

/**
 * After Enter, which phones show as "next": the next number field of the island, its text selected so that typing replaces it. The Tab key
 * stops at sliders and presets between them. Behind the last field the keyboard closes, so that the answer is in sight.
 */
export function toNextField(control: HTMLElement): void {
  // A key from before the island was awake is replayed, and the visitor may be elsewhere.
  if (control !== document.activeElement || control.matches('[type="range"]')) return;
  const fields = [...(control.closest('[data-island]')?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [])];
  const next = fields.slice(fields.indexOf(control as HTMLInputElement) + 1).find(isOpen);
  if (next) {
    next.focus();
    next.select();
  } else control.blur();
}
