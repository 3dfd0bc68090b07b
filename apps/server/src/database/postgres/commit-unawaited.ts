import { sql } from 'kysely';

/**
 * An expression for a statement in a PostgreSQL transaction. The commit is then visible, and its locks are released,
 * before it is on disk. Await `Database.onDisk` before telling anybody about it. The log is written in the order of
 * commits: if one is lost in a crash, so are all later ones, and nothing that depends on it is left.
 */
export const commitUnawaited = sql<string>`set_config('synchronous_commit', 'off', true)`;
