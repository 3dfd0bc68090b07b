/**
 * The database does not answer: no connection could be had, the one that was had broke, or the time for an answer is
 * over. Whether a commit that was under way has happened is not known. HTTP answers it with 503; a moment later it may
 * work again (docs/decisions/026).
 */
export class DatabaseOutOfReach extends Error {
  override name = 'DatabaseOutOfReach';
}
