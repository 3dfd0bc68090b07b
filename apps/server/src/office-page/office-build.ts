import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The built back office: its one page, and the folder of its files. */
export interface OfficeBuild {
  readonly page: string;
  readonly folder: string;
}

/** Loads the back office from a build folder; null if it was not built. */
export async function loadOfficeBuild(folder: string): Promise<OfficeBuild | null> {
  const page = join(folder, 'index.html');
  return existsSync(page) ? { page: await readFile(page, 'utf8'), folder: join(folder, 'assets') } : null;
}
