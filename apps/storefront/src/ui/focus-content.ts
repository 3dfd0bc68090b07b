/**
 * Moves the focus to the page's content without scrolling. For buttons that disappear after their click, which would
 * lose the focus.
 */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}
