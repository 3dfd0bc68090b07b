/**
 * The script of the approval page's window. It sends the page's `data-message` to the opener, and only to the origin in
 * `data-origin`.
 */
export function tellOpener(): void {
  const place = document.querySelector<HTMLElement>('[data-origin]');
  const { message, origin } = place?.dataset ?? {};
  if (origin && message && window.opener) {
    (window.opener as Window).postMessage({ paypalSandbox: JSON.parse(message) }, origin);
    // the opener closes this window; if the opener has left the page, the window closes itself
    setTimeout(() => window.close(), 15_000);
  } else if (origin) {
    window.close();
  }
}
