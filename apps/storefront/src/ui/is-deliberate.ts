import type { MouseEvent } from 'react';

/**
 * Whether a button was pressed for its own sake: by one click or by a key on it, not by Enter in a field nor by the
 * second click of a double one.
 */
export function isDeliberate({ detail, currentTarget }: MouseEvent): boolean {
  return detail === 1 || (detail === 0 && document.activeElement === currentTarget);
}
