import type { RefusedRows } from './refused-rows.ts';

/** Rows of a file by what became of them. */
export interface ImportCounts {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
}

/** Who is told how an import goes. */
export interface ImportListener {
  readonly onRefused: (refused: RefusedRows) => Promise<void>;
  readonly onProgress: (progress: {
    readonly bytes: number;
    readonly of: number;
    readonly counts: ImportCounts;
  }) => void;
  readonly onNote: (note: string) => void;
}
