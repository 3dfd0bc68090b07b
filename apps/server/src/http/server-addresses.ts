/**
 * Addresses that the server itself answers, or refuses to programs. No page can be at these addresses. A test of app.ts
 * checks this for each route.
 */
const ofServer =
  /^\/(?:(?:admin|api|assets|benachrichtigung|bewerten|bewertungen|outbox)(?:\/|$)|(?:livez|readyz|metrics|robots\.txt|favicon\.ico|apple-touch-icon\.png)$|sitemap(?:-[^/]*|\.xml)$)/;

/** Whether a path, without its query, belongs to the server itself, so that the shop shows no page there. */
export function isServerAddress(path: string): boolean {
  return ofServer.test(path);
}
