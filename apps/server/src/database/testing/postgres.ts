import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../opening/migrate.ts';
import { openDatabase } from '../opening/open-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Asks for PostgreSQL from a test process: returns the address of its database `postgres`. */
    testPostgres: string;
    /** A folder for files of tests, deleted at the end of the run. */
    testFolder: string;
  }
}

/** The template for new databases: all tables, no rows. */
export const templateDatabase = 'kontor_template';

/**
 * Test processes come and go. The single PostgreSQL of a run lives in this process, from the first test that needs it
 * to the end of the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<EmbeddedPostgres> | undefined;
  const starter = createServer((_request, answer) => {
    started ??= startWithTemplate();
    started.then(
      (postgres) => answer.end(postgres.urlOf('postgres')),
      (error) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  const address = starter.address();
  if (address === null || typeof address === 'string') throw new Error('The starter of PostgreSQL has no port.');
  project.provide('testPostgres', `http://127.0.0.1:${address.port}/`);
  const folder = mkdtempSync(join(tmpdir(), 'kontor-test-'));
  project.provide('testFolder', folder);
  return async () => {
    starter.closeAllConnections();
    starter.close();
    const postgres = await started?.catch(() => undefined);
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startWithTemplate(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres();
  try {
    await makeTemplate(postgres);
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function makeTemplate(postgres: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client(postgres.urlOf('postgres'));
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const database = await openDatabase({ databaseUrl: postgres.urlOf(templateDatabase), dataDir: '' });
  await migrate(database).finally(() => database.close());
}
