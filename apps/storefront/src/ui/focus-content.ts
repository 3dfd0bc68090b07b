/**
 * Moves the focus to the page's content, without scrolling: for a button that goes when it has done its work, and must
 * not take the focus along.
 */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
