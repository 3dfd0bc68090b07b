import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What a command said and how it ended. */
export interface CommandEnd {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** For tests: runs `kontor …` as an operator does, on the SQLite database of a folder. */
export function runCommand(dataDir: string, parameters: readonly string[]): CommandEnd {
  const program = join(import.meta.dirname, 'kontor.ts');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const flags = ['--disable-warning=ExperimentalWarning'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, program, ...parameters], { env });
  return { status, out: stdout.toString(), err: stderr.toString() };
}
