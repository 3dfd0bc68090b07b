/** The place of the option that the keyboard stands on; null: it stands in the text. */
export type ActiveOption = number | null;

/**
 * Where a key leads from an option of `count` (WAI-ARIA APG, combobox with a list): up and down go round through the
 * options and the text; keys that move the cursor in the text lead back to it.
 */
export function activeAfter(key: string, active: ActiveOption, count: number): ActiveOption {
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active + 1 < count ? active + 1 : null;
    case 'ArrowUp':
      return active === null ? count - 1 : active > 0 ? active - 1 : null;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return null;
    default:
      return active;
  }
}

/**
 * Whether a key must not do what it does in the text alone: move the cursor, search for what is typed, or empty the
 * box.
 */
export function keepsFromText(key: string, active: ActiveOption): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp' || key === 'Escape' || (key === 'Enter' && active !== null);
}
