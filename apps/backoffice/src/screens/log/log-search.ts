import type { LogQuestion } from '@kontor/contract/office';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';

/**
 * The parameters of the log's address. `art` and `id`: the changed record; `wer`: the operator; `wort`: a word in the
 * entry; `ab`: the first entry of the page.
 */
export interface LogSearch extends ListSearch {
  readonly art?: string;
  readonly id?: string;
  readonly wer?: string;
  readonly wort?: string;
  readonly ab?: string;
}

const names = ['art', 'id', 'wer', 'wort', 'ab'] as const;

/** Reads the parameters from an address. Others are left out. */
export function readLogSearch(search: Readonly<Record<string, unknown>>): LogSearch {
  const read = names.flatMap((name) =>
    typeof search[name] === 'string' && search[name] !== '' ? [[name, search[name]]] : [],
  );
  return { ...Object.fromEntries(read), ...readListSearch(search) };
}

/** The question for the server. */
export function questionOf({ art, id, wer, wort, ab }: LogSearch): LogQuestion {
  return {
    ...(art !== undefined && { subject: art }),
    ...(id !== undefined && { subjectId: id }),
    ...(wer !== undefined && { operatorId: wer }),
    ...(wort !== undefined && { text: wort }),
    ...(ab !== undefined && { after: ab }),
  };
}
