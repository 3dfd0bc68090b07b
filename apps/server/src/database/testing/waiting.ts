import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '../database.ts';

/** Waits until a check passes, also on a busy machine. After thirty seconds fails with the check's last error. */
export async function eventually(check: () => unknown): Promise<void> {
  await vi.waitFor(check, { timeout: 30_000 });
}

/** The number of connections to a PostgreSQL database that wait for another one. */
export async function waiting({ read }: Database): Promise<number> {
  const { rows } =
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      read,
    );
  return rows.length;
}
