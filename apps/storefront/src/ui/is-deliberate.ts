import type { MouseEvent } from 'react';

/**
 * Whether a button was pressed deliberately: by a single click or a key on the button, not by Enter in a field or the
 * second click of a double click.
 */
export function isDeliberate({ detail, currentTarget }: MouseEvent): boolean {
  return detail === 1 || (detail === 0 && document.activeElement === currentTarget);
}
