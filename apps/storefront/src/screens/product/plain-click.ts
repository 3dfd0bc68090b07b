import type { MouseEvent } from 'react';

/** Whether a click follows the link in this tab, and does not open a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
