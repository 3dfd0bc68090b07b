import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { NewFile } from './inspect-file.ts';

/** A stored original. */
export interface StoredFile {
  readonly mimeType: string;
  readonly content: Uint8Array;
}

/** The media type of a stored file, without its bytes, or null. */
export async function findMimeType(queryable: Queryable, id: string): Promise<string | null> {
  const row = await queryable.selectFrom('files').select('mime_type').where('id', '=', id).executeTakeFirst();
  return row?.mime_type ?? null;
}

/** How many bytes a stored file has, or null. */
export async function findSize(queryable: Queryable, id: string): Promise<number | null> {
  const row = await queryable.selectFrom('files').select('size').where('id', '=', id).executeTakeFirst();
  return row?.size ?? null;
}

/** An original with its bytes, or null. */
export async function findFile(queryable: Queryable, id: string): Promise<StoredFile | null> {
  const row = await queryable
    .selectFrom('files')
    .select(['mime_type', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { mimeType: row.mime_type, content: row.content };
}

/** Stores originals. One that is stored already stays as it is, for the same id means the same content. */
export async function insertFiles(
  transaction: Transaction<Schema>,
  files: readonly NewFile[],
  now: number,
): Promise<void> {
  for (const { id, mimeType, width, height, bytes } of files) {
    await transaction
      .insertInto('files')
      .values({ id, mime_type: mimeType, size: bytes.length, width, height, content: bytes, created_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}
