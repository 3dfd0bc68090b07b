import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../database/database.ts';
import { createFileService, type FileService, isFileId } from '../../files/files.service.ts';

/** The number of products for a statement. */
const sliceSize = 500;

/**
 * Writes the pictures and documents of all products and categories into a folder, each under its id, as exported tables
 * name them. With such a folder another shop imports the tables whole (docs/import.md). A file that is there in full
 * is not written again, so an interrupted export is finished by another one. One file is in memory at a time.
 * @returns the number of files in the folder.
 */
export async function exportPictures(database: Database, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const files = createFileService({ database });
  const done = new Set<string>();
  for await (const ids of idsInCatalogue(database))
    for (const id of ids) if (!done.has(id) && (await writeFileOf(files, id, join(folder, id)))) done.add(id);
  return done.size;
}

/** Writes a file of the shop unless it is there in full. False if the shop has no such file. */
async function writeFileOf(files: FileService, id: string, file: string): Promise<boolean> {
  const size = isFileId(id) ? await files.sizeOf(id) : null;
  if (size === null) return false;
  if ((await sizeOnDisk(file)) === size) return true;
  const original = await files.original(id);
  if (original === null) return false;
  await writeWhole(file, original.content);
  return true;
}

/** The ids of files of products and categories. An id may come several times. */
async function* idsInCatalogue({ read }: Database): AsyncGenerator<string[]> {
  const categories = await read.selectFrom('categories').select('picture').where('picture', 'is not', null).execute();
  yield categories.flatMap(({ picture }) => picture ?? []);
  for (let after = ''; ; ) {
    const rows = await read
      .selectFrom('products')
      .select(['id', 'pictures', 'documents'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(sliceSize)
      .execute();
    yield rows.flatMap(({ pictures, documents }) => [...idsIn(pictures), ...idsIn(documents)]);
    if (rows.length < sliceSize) return;
    after = rows.at(-1)?.id ?? '';
  }
}

function idsIn(column: string): string[] {
  return (JSON.parse(column) as readonly { readonly content: string }[]).map(({ content }) => content);
}

async function sizeOnDisk(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}

/** A file gets its name when it is complete. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, content);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
