import { stat } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { appliedMigrations, unknownMigrations } from '../opening/migrate.ts';
import type { Schema } from '../schema.ts';
import { openSqliteForReading } from '../sqlite/open-sqlite.ts';
import { hasSqliteCode, sqliteCode } from '../sqlite-error.ts';
import { isDamaged } from '../storage-errors.ts';
import { BackupRefused } from './backup-refused.ts';

/**
 * "Kont", the application id in the header of an SQLite file. A backup has it; a shop's database does not, because a
 * copy made while the shop serves lacks the data in the log beside it, and nothing in the copy would show that.
 */
export const backupMark = 0x4b6f6e74;

/** The contents of a backup in numbers, so that the operator can judge whether it is complete. */
export interface BackupContents {
  readonly orders: number;
  /** The number of products. */
  readonly products: number;
  readonly customers: number;
  /** The size of the file. */
  readonly bytes: number;
}

/**
 * Reads a backup whose pages, indexes and foreign keys are intact.
 * @throws BackupRefused if the file is missing, is no backup, or is damaged.
 */
export async function readBackup<Result>(
  file: string,
  work: (backup: Kysely<Schema>, contents: BackupContents) => Promise<Result>,
): Promise<Result> {
  const { size } = await stat(file).catch((error) => refuse('file-missing', error));
  const backup = openOrRefuse(file);
  try {
    await refuseDamaged(backup);
    return await work(backup, { ...(await contentsOf(backup)), bytes: size });
  } finally {
    await backup.destroy();
  }
}

/** @throws BackupRefused for a backup whose tables are unknown to this version. */
export async function refuseNewerBackup(backup: Kysely<Schema>): Promise<void> {
  if (unknownMigrations(await appliedMigrations(backup)).length > 0) throw new BackupRefused('newer');
}

function refuse(code: 'file-missing', cause: unknown): never {
  throw new BackupRefused(code, cause);
}

/** Opening sets connection options, which already reads the header. */
function openOrRefuse(file: string): Kysely<Schema> {
  try {
    return openSqliteForReading(file);
  } catch (error) {
    throw refusalOfContent(error) ?? new BackupRefused('file-missing', error);
  }
}

async function refuseDamaged(backup: Kysely<Schema>): Promise<void> {
  try {
    const mark = await sql<{ application_id: number }>`pragma application_id`.execute(backup);
    if (mark.rows[0]?.application_id !== backupMark) throw new BackupRefused('no-backup');
    const integrity = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(backup);
    if (integrity.rows[0]?.integrity_check !== 'ok') throw new BackupRefused('damaged');
    const unreferenced = await sql`pragma foreign_key_check`.execute(backup);
    if (unreferenced.rows.length > 0) throw new BackupRefused('damaged');
  } catch (error) {
    throw refusalOfContent(error) ?? error;
  }
}

function refusalOfContent(error: unknown): BackupRefused | null {
  if (hasSqliteCode(error, sqliteCode.noDatabase)) return new BackupRefused('no-backup', error);
  return isDamaged(error) ? new BackupRefused('damaged', error) : null;
}

/** A backup of an early version may lack a table; it then had no such data. */
async function contentsOf(backup: Kysely<Schema>): Promise<Omit<BackupContents, 'bytes'>> {
  const tables = new Set((await backup.introspection.getTables()).map(({ name }) => name));
  const count = async (table: 'orders' | 'products' | 'customers') => {
    if (!tables.has(table)) return 0;
    const condition = table === 'products' ? sql`deleted = 0` : sql`true`;
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(table)} where ${condition}`.execute(backup);
    return rows[0]?.count ?? 0;
  };
  return { orders: await count('orders'), products: await count('products'), customers: await count('customers') };
}
