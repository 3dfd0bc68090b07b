import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { DatabasePlace } from '../../database/opening/open-database.ts';

/** What a command said and how it ended. */
export interface CommandEnd {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * For tests: runs `kontor …` as an operator does, on a database; given a folder, on the SQLite one in it. `settings`
 * are further variables.
 */
export function runCommand(
  at: string | DatabasePlace,
  parameters: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): CommandEnd {
  const { dataDir, databaseUrl = '' } = typeof at === 'string' ? { dataDir: at } : at;
  const program = join(import.meta.dirname, '../kontor.ts');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings };
  const flags = ['--disable-warning=ExperimentalWarning'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, program, ...parameters], { env });
  return { status, out: stdout.toString(), err: stderr.toString() };
}
