import type { LogQuestion } from '@kontor/contract/office';

/** What the log's address says. `art` and `id`: of what; `wer`: by whom; `wort`: in it; `ab`: from which entry on. */
export interface LogSearch {
  readonly art?: string;
  readonly id?: string;
  readonly wer?: string;
  readonly wort?: string;
  readonly ab?: string;
}

const names = ['art', 'id', 'wer', 'wort', 'ab'] as const;

/** Reads them from an address; what is not meant for the log is left out. */
export function readLogSearch(search: Readonly<Record<string, unknown>>): LogSearch {
  return Object.fromEntries(
    names.flatMap((name) => (typeof search[name] === 'string' && search[name] !== '' ? [[name, search[name]]] : [])),
  );
}

/** The question to the server. */
export function questionOf({ art, id, wer, wort, ab }: LogSearch): LogQuestion {
  return {
    ...(art !== undefined && { subject: art }),
    ...(id !== undefined && { subjectId: id }),
    ...(wer !== undefined && { operatorId: wer }),
    ...(wort !== undefined && { text: wort }),
    ...(ab !== undefined && { after: ab }),
  };
}
