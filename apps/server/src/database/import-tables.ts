import type { Generated } from 'kysely';

/** What was imported, and what imports know of earlier files. */
export interface ImportTables {
  fetched_files: FetchedFileTable;
  relative_stock_files: RelativeStockFileTable;
  imports: ImportTable;
  import_changes: ImportChangeTable;
}

/** Which file was found under an address of the web, so that it is fetched once. */
export interface FetchedFileTable {
  /** Of the address, which may be long and may hold a key. */
  address_hash: string;
  file_id: string;
  /** By which its server tells whether it has another one now. */
  etag: string | null;
  last_modified: string | null;
  fetched_at: number;
}

/** A file with stock that came or went (modules/catalogue/import/relative-stock.ts). */
export interface RelativeStockFileTable {
  /** Of its content: another name does not make it another file. */
  hash: string;
  /** Which run reads it, or read it last. */
  run: string;
  /** Changes up to this line are stored. */
  last_line: number;
  /** Epoch ms, when it was read first. */
  begun_at: number;
  /** Epoch ms; null: a run is reading it, or broke off. */
  ended_at: number | null;
}

/** An import of a catalogue, or the undoing of one (modules/catalogue/import-log). */
export interface ImportTable {
  /** From 1, in the order in which they began. */
  number: number;
  kind: 'file' | 'undo';
  /** The name of the file; of an undoing that of the import that it undoes. */
  file: string;
  /** The import that it undoes; null: it reads a file. */
  undoes: number | null;
  /** Which process runs it, or ran it last (import-holder.ts). */
  holder: string;
  begun_at: number;
  /** When it last gave a sign of life, epoch ms. */
  seen_at: number;
  /** Null: it is running, or was interrupted. */
  ended_at: number | null;
  /** Rows of the file by what became of them, as far as it came; of an undoing products and categories. */
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Products that it took off sale or deleted. */
  archived: number;
  warnings: number;
  /** The import that undid it; null: none did, or not to the end. */
  undone_by: number | null;
  /** 1: what it changed is not kept any more. */
  forgotten: Generated<0 | 1>;
}

/** What a batch of an import changed. */
export interface ImportChangeTable {
  import_number: number;
  /** The batch's place in the import, from 0. */
  place: number;
  /** JSON (import-log/change.ts). */
  changes: string;
  /** The import that put it back; null: none did. */
  put_back_by: number | null;
}
