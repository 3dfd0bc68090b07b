import { sql } from 'kysely';

/**
 * An expression for a statement of a transaction on PostgreSQL: the commit is visible, and its locks are free, before
 * it is on the disk. Who tells anybody of it waits for `Database.onDisk` first. The log is written in the order of
 * commits: where one is lost with the server, all later ones are, so nothing that builds on it is left.
 */
export const commitUnawaited = sql<string>`set_config('synchronous_commit', 'off', true)`;
