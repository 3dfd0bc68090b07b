import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import type { Database } from '../database.ts';
import { migrate } from '../opening/migrate.ts';
import { type DatabasePlace, openDatabase } from '../opening/open-database.ts';
import { sqliteFileIn } from '../sqlite/open-sqlite.ts';
import { templateDatabase } from './postgres.ts';

/** Creates databases of one engine, and removes them when the tests of the block have run. */
export interface TestDatabases {
  readonly engine: Database['engine'];
  /** A new database with all tables and no rows, or without any table. It is not open yet. */
  place(tables?: 'all tables' | 'no tables'): Promise<DatabasePlace>;
  /** Opens a new database, or an existing one again, as another instance of the shop would. */
  open(place?: DatabasePlace): Promise<Database>;
}

/**
 * Runs the same tests on SQLite and on PostgreSQL: `describeOnBothEngines('orders', ({ open }) => { test(…) })`.
 * Databases are closed at the end; a connection that a test leaves open fails the block.
 */
export function describeOnBothEngines(name: string, tests: (databases: TestDatabases) => void): void {
  describe(`${name} (SQLite)`, () => tests(handingOut('sqlite', newSqlite)));
  describeOnPostgres(name, tests);
}

/** Runs tests that only apply to PostgreSQL, for example because its server may go away. */
export function describeOnPostgres(name: string, tests: (databases: TestDatabases) => void): void {
  describe(`${name} (PostgreSQL)`, () => tests(handingOut('postgres', newPostgres)));
}

interface NewPlace {
  readonly place: DatabasePlace;
  remove(): Promise<void>;
}

type MakePlace = (tables: 'all tables' | 'no tables') => Promise<NewPlace>;

function handingOut(engine: Database['engine'], makePlace: MakePlace): TestDatabases {
  const places: NewPlace[] = [];
  const opened: Database[] = [];

  async function place(tables: 'all tables' | 'no tables' = 'all tables'): Promise<DatabasePlace> {
    const made = await makePlace(tables);
    places.push(made);
    return made.place;
  }

  async function open(at?: DatabasePlace): Promise<Database> {
    const database = await openDatabase(at ?? (await place()));
    opened.push(database);
    return database;
  }

  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await Promise.all(places.map(({ remove }) => remove()));
  });
  return { engine, place, open };
}

async function newSqlite(tables: 'all tables' | 'no tables'): Promise<NewPlace> {
  const dataDir = newFolder();
  if (tables === 'all tables') {
    await copyFile(await templateFile(), sqliteFileIn(dataDir));
    giveOwnHistory(sqliteFileIn(dataDir));
  }
  return { place: { dataDir }, remove: () => removeFolder(dataDir) };
}

/** The copy is another shop's database, and must not pass for the one that it was copied from. */
function giveOwnHistory(file: string): void {
  const sqlite = new DatabaseSync(file);
  sqlite.prepare('update catalogue_version set history = ?').run(randomUUID());
  sqlite.close();
}

let template: Promise<string> | undefined;

/** A SQLite file with all tables and no rows, made once in each test process. */
function templateFile(): Promise<string> {
  template ??= (async () => {
    const dataDir = newFolder();
    const database = await openDatabase({ dataDir });
    await migrate(database).finally(() => database.close());
    return sqliteFileIn(dataDir);
  })();
  return template;
}

async function newPostgres(tables: 'all tables' | 'no tables'): Promise<NewPlace> {
  const server = await addressOfPostgres();
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = tables === 'all tables' ? templateDatabase : 'template0';
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  const databaseUrl = new URL(server);
  databaseUrl.pathname = `/${name}`;
  const place = { databaseUrl: databaseUrl.href, dataDir: newFolder() };
  async function remove(): Promise<void> {
    await administer(server, `drop database ${name}`);
    await removeFolder(place.dataDir);
  }
  return { place, remove };
}

/** A new folder for a test's files; it is deleted at the end of the run. */
export function newFolder(): string {
  return mkdtempSync(join(inject('testFolder'), 'test-'));
}

async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

async function addressOfPostgres(): Promise<string> {
  // A test may have kept this process from noticing that a connection was closed.
  const answer = await fetch(inject('testPostgres'), { headers: { connection: 'close' } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
