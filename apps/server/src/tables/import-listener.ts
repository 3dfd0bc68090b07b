import type { RefusedRows } from './refused-rows.ts';

/** The numbers of rows by result. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
}

/** Receives the progress of an import. */
export interface ImportListener {
  readonly onRefused: (refused: RefusedRows) => Promise<void>;
  readonly onProgress: (progress: {
    readonly bytes: number;
    readonly of: number;
    readonly counts: ImportCounts;
  }) => void;
  readonly onNote: (note: string) => void;
}
