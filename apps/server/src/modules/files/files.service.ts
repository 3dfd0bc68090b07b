import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { fileIdOf, isFileId } from './file-id.ts';
import { findFile, findMimeType, findSize, insertFiles, type StoredFile } from './files.repository.ts';
import { type InspectedFile, type Inspection, inspectFile, type NewFile } from './inspect-file.ts';

export { fileIdOf, isFileId } from './file-id.ts';
export type { FileRefusal, InspectedFile, Inspection, NewFile } from './inspect-file.ts';

/** The originals of pictures and documents, which live in the database (docs/decisions/007). */
export interface FileService {
  /** The id that these bytes have or would have. */
  idOf(bytes: Uint8Array): string;
  /** The size in bytes of the file that is stored under an id, or null. */
  sizeOf(id: string): Promise<number | null>;
  /** Checks a file (inspect-file.ts). Decoding a picture may take long: call it before a transaction, not inside. */
  inspect(bytes: Uint8Array, kind: 'picture' | 'document', inspection?: Inspection): Promise<InspectedFile>;
  /** Stores inspected files, and passes over those that are stored already. `now` in epoch milliseconds. */
  store(transaction: Transaction<Schema>, files: readonly NewFile[], now: number): Promise<void>;
  /** The media type of a stored file, or null. */
  mimeTypeOf(id: string): Promise<string | null>;
  original(id: string): Promise<StoredFile | null>;
}

/** Makes the service. */
export function createFileService({ database }: { readonly database: Database }): FileService {
  return {
    idOf: fileIdOf,
    sizeOf: async (id) => (isFileId(id) ? findSize(database.read, id) : null),
    inspect: inspectFile,
    store: insertFiles,
    mimeTypeOf: async (id) => (isFileId(id) ? findMimeType(database.read, id) : null),
    original: async (id) => (isFileId(id) ? findFile(database.read, id) : null),
  };
}
