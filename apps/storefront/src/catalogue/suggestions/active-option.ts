/** The index of the active option; null while the keyboard is in the text. */
export type ActiveOption = number | null;

/**
 * The active option after a key, out of `count` options (WAI-ARIA APG, combobox with a list). Up and down cycle through
 * the options and the text. Keys that move the text cursor return to the text.
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

/** Whether the browser's default for a key in the text (move the cursor, search, empty the box) must be prevented. */
export function keepsFromText(key: string, active: ActiveOption): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp' || key === 'Escape' || (key === 'Enter' && active !== null);
}
