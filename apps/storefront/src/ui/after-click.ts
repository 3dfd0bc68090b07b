let isPressed = false;
let waiting: (() => void)[] = [];

/**
 * Runs a task while no mouse button is pressed: at once, or after the current click. For example, an error that appears
 * when a field loses the focus may move the button being clicked, so that the click misses it.
 */
export function afterClick(task: () => void): void {
  if (isPressed) waiting.push(task);
  else task();
}

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
  const tasks = waiting;
  waiting = [];
  // The click event follows this event.
  setTimeout(() => {
    for (const task of tasks) task();
  });
}

// Touches also fire mouse events, and only then does a field lose the focus. Dragging ends without a mouseup.
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', press, true);
  document.addEventListener('mouseup', release, true);
  document.addEventListener('dragend', release, true);
}
