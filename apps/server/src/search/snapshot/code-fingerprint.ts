import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const serverFolder = join(import.meta.dirname, '../..');
/** The folder of a package's sources. */
const sourcesOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)));

/** The folders with the code that reads products and builds the index from them. */
const foldersRead: readonly string[] = [
  sourcesOf('@kontor/search'),
  // Its rules say at which price and with which stock a product stands in the index.
  sourcesOf('@kontor/domain'),
  join(serverFolder, 'search'),
  join(serverFolder, 'html'),
  join(serverFolder, 'modules/catalogue'),
];

/**
 * Identifies the code that builds the index, and the Unicode tables used for sorting and folding. An index built by
 * other code may lack data. It is a hash of the sources, so that it cannot be forgotten like a version number.
 */
export function codeFingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of foldersRead) {
    const names = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));
    for (const name of names.toSorted()) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  }
  return hash.update(`${process.versions.icu} ${process.versions.unicode}`).digest('hex');
}
