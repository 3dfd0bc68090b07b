/**
 * What the server itself answers, or tells programs that it is not there: no page can be shown at these addresses. A
 * test of app.ts asks this of each route.
 */
const ofServer =
  /^\/(?:(?:api|assets|outbox)(?:\/|$)|(?:livez|readyz|metrics|robots\.txt|favicon\.ico|apple-touch-icon\.png)$|sitemap(?:-[^/]*|\.xml)$)/;

/** Whether a path, without its query, is the server's own, so that the shop shows no page there. */
export function isServerAddress(path: string): boolean {
  return ofServer.test(path);
}
