let isPressed = false;

const onPress = ({ type }: Event): void => {
  isPressed = type === 'mousedown';
};

/** Starts to observe presses. Adding the same listener again has no effect, so every field may call this. */
export function watchPresses(): void {
  ['mousedown', 'mouseup'].forEach((type) => document.addEventListener(type, onPress, true));
}

/**
 * Runs `act` now, or after the current press if a press has moved the focus. A field that grows during a press moves the pressed element from under
 * the pointer, and the browser then fires no click.
 */
export function afterPress(act: () => void): void {
  // The click comes right after `mouseup`, before any timer.
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(act), { once: true });
  else act();
}
