import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import { engineOf } from '../database/engine-of.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { appliedMigrations, unknownMigrations } from '../database/opening/migrate.ts';
import type { Symptoms } from './symptoms.ts';

/**
 * Checks each page, index and foreign key of an SQLite file; PostgreSQL does that itself. Then checks that the tables
 * are those of this version.
 * @returns whether the rest can be examined.
 */
export async function examineDatabase(moment: Queryable, symptoms: Symptoms): Promise<boolean> {
  const isWhole = engineOf(moment) === 'postgres' || (await isFileWhole(moment, symptoms));
  if (!isWhole) return false;
  const applied = await appliedMigrations(moment);
  for (const name of unknownMigrations(applied)) symptoms.note('newer-version', name);
  if (applied.length === 0) {
    symptoms.note('no-shop', engineOf(moment));
    return false;
  }
  const missing = allMigrations.filter(({ name }) => !applied.includes(name));
  for (const { name } of missing) symptoms.note('older-version', name);
  return missing.length === 0 && applied.length === allMigrations.length;
}

async function isFileWhole(moment: Queryable, symptoms: Symptoms): Promise<boolean> {
  const { rows: damage } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(moment);
  const damaged = damage.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  for (const line of damaged) symptoms.note('damaged-pages', line);
  const { rows: references } = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(moment);
  for (const { table, rowid } of references) symptoms.note('broken-references', `${table} ${rowid}`);
  return damaged.length === 0;
}
