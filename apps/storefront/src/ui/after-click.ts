let isPressed = false;
let waiting: (() => void)[] = [];

/**
 * Runs a task when no button of the mouse is held down: at once, or after the click that is being made. What a task
 * shows as a field loses the focus may push away what is just being clicked, and the click would hit nothing.
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
  // The click itself comes right after this event.
  setTimeout(() => {
    for (const task of tasks) task();
  });
}

// Fingers are told of as mice too, and a field loses the focus only then. Dragging ends without a mouseup.
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', press, true);
  document.addEventListener('mouseup', release, true);
  document.addEventListener('dragend', release, true);
}
