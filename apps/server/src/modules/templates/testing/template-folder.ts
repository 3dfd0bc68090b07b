import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFolder } from '../../../database/testing/databases.ts';

/** For tests: a folder with files, by their paths in it. */
export function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = newFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
