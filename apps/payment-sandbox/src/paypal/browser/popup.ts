/**
 * Runs in the window of the approval page, as its own script: tells the opener what the page says in its
 * `data-message`, and only the origin in `data-origin`.
 */
export function tellOpener(): void {
  const place = document.querySelector<HTMLElement>('[data-origin]');
  const { message, origin } = place?.dataset ?? {};
  if (origin && message && window.opener) {
    (window.opener as Window).postMessage({ paypalSandbox: JSON.parse(message) }, origin);
    // the opener closes this window; when it has gone elsewhere nobody does
    setTimeout(() => window.close(), 15_000);
  } else if (origin) {
    window.close();
  }
}
