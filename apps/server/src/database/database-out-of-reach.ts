/**
 * The database does not answer: there was no connection, the connection broke, or the time limit has passed. It is
 * unknown whether a commit in progress has happened. HTTP answers with 503; a retry may succeed (docs/decisions/026).
 */
export class DatabaseOutOfReach extends Error {
  override name = 'DatabaseOutOfReach';
}
