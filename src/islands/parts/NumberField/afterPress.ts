let isPressed = false;

const onPress = ({ type }: Event): void => {
  isPressed = type === 'mousedown';
};

/** Begins to notice presses. The listener is the same each time, so each field may call it. */
export function watchPresses(): void {
  ['mousedown', 'mouseup'].forEach((type) => document.addEventListener(type, onPress, true));
}

/**
 * Acts at once or, when a press has taken the focus away, as soon as it is over. A field that grows in between moves what is
 * pressed from under the mouse or the finger, and the browser then reports no click.
 */
export function afterPress(act: () => void): void {
  // The click comes right after `mouseup`, before any timer.
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(act), { once: true });
  else act();
}
