import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const serverFolder = join(import.meta.dirname, '../..');
const searchFolder = dirname(fileURLToPath(import.meta.resolve('@kontor/search')));
/** What reads products from the database and makes terms, columns and orders of them. */
const foldersRead: readonly string[] = [
  searchFolder,
  join(serverFolder, 'search'),
  join(serverFolder, 'html'),
  join(serverFolder, 'modules/catalogue'),
];

/**
 * Names the code that makes an index of the catalogue, and the Unicode tables that it sorts and folds by. An index made
 * by other code may lack what this one looks for. It is a hash of the sources, so that nobody can forget to raise it.
 */
export function codeFingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of foldersRead) {
    const names = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));
    for (const name of names.toSorted()) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  }
  return hash.update(`${process.versions.icu} ${process.versions.unicode}`).digest('hex');
}
