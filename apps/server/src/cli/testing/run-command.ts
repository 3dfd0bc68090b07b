import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { DatabasePlace } from '../../database/opening/open-database.ts';

/** The output and exit code of a command. */
export interface CommandEnd {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * For tests: runs `kontor …` on a database as an operator does. A folder stands for the SQLite database in it.
 * `settings`: further environment variables.
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
