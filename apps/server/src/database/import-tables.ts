import type { Generated } from 'kysely';

/** Imports, and their data about earlier files. */
export interface ImportTables {
  fetched_files: FetchedFileTable;
  relative_stock_files: RelativeStockFileTable;
  imports: ImportTable;
  import_changes: ImportChangeTable;
}

/** The file found at a web address, so that it is fetched only once. */
export interface FetchedFileTable {
  /** The hash of the address, which may be long and contain a key. */
  address_hash: string;
  file_id: string;
  /** The server's validators, by which it tells whether the file has changed. */
  etag: string | null;
  last_modified: string | null;
  fetched_at: number;
}

/** A file with relative stock (modules/catalogue/import/relative-stock.ts). */
export interface RelativeStockFileTable {
  /** The hash of its content, because the file name does not identify it. */
  hash: string;
  /** The run that reads it, or read it last. */
  run: string;
  /** Changes up to this line are stored. */
  last_line: number;
  /** The time when it was first read, in epoch ms. */
  begun_at: number;
  /** The time when it was completed, in epoch ms; null while a run reads it, or if the run was interrupted. */
  ended_at: number | null;
}

/** An import of a catalogue, or the undo of one (modules/catalogue/import-log). */
export interface ImportTable {
  /** From 1, in order of their start. */
  number: number;
  kind: 'file' | 'undo';
  /** The name of the file; for an undo, that of the undone import. */
  file: string;
  /** The import that it undoes; null if it reads a file. */
  undoes: number | null;
  /** The process that runs it, or ran it last (import-holder.ts). */
  holder: string;
  begun_at: number;
  /** The time of its last sign of life, in epoch ms. */
  seen_at: number;
  /** Null if it is running or was interrupted. */
  ended_at: number | null;
  /** The numbers of rows by result so far; for an undo, of products and categories. */
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** The number of products taken off sale or deleted. */
  archived: number;
  warnings: number;
  /** The import that undid it; null if none did, or not completely. */
  undone_by: number | null;
  /** 1: its changes are no longer stored. */
  forgotten: Generated<0 | 1>;
}

/** The changes of a batch of an import. */
export interface ImportChangeTable {
  import_number: number;
  /** The index of the batch within the import, from 0. */
  place: number;
  /** JSON (import-log/change.ts). */
  changes: string;
  /** The import that reverted it; null if none did. */
  put_back_by: number | null;
}
