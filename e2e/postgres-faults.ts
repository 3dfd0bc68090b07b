import { readFileSync } from 'node:fs';
import { openDatabase } from '../apps/server/src/database/opening/open-database.ts';
import type { EmbeddedPostgres } from '../apps/server/src/database/postgres/embedded-postgres.ts';

/** The server and its connections, each a process. */
function processesOf(postgres: EmbeddedPostgres): number[] {
  const pid = postgres.pid();
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.map(Number)];
}

function signal(postgres: EmbeddedPostgres, name: NodeJS.Signals): void {
  for (const pid of processesOf(postgres)) {
    try {
      process.kill(pid, name);
    } catch {
      // a connection that has just ended
    }
  }
}

/** Restarts it like an operator. Connections learn that the server stops. */
export function restart(postgres: EmbeddedPostgres): void {
  process.kill(postgres.pid(), 'SIGINT');
}

/** Ends it like a power cut. */
export function kill(postgres: EmbeddedPostgres): void {
  signal(postgres, 'SIGKILL');
}

/** Freezes all of its processes. Connections stay open, and nobody answers. */
export function freeze(postgres: EmbeddedPostgres): void {
  signal(postgres, 'SIGSTOP');
}

/** Continues it after {@link freeze}. */
export function thaw(postgres: EmbeddedPostgres): void {
  signal(postgres, 'SIGCONT');
}

/** Resolves when it executes statements again. */
export async function untilBack(postgres: EmbeddedPostgres): Promise<void> {
  for (;;) {
    const place = { databaseUrl: postgres.urlOf('postgres'), dataDir: '' };
    const database = await openDatabase(place).catch(() => undefined);
    if (database) return database.close();
    await new Promise((wake) => setTimeout(wake, 20));
  }
}
