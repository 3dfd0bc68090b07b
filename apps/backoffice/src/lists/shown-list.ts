import type { FilteredList } from '@kontor/contract/office';
import type { ColumnChoice } from './list-columns.ts';
import type { ListSearch } from './list-search.ts';

/** The addresses of lists. */
type ListPath =
  | '/bestellungen'
  | '/kunden'
  | '/newsletter'
  | '/zahlungen'
  | '/gutscheine'
  | '/widerrufe'
  | '/angebote'
  | '/offene-posten'
  | '/bank'
  | '/protokoll';

/** A list and what its address shows of it. */
export interface ShownList {
  readonly path: ListPath;
  readonly search: ListSearch;
  /** The rows, as the server is asked for them. */
  readonly of: FilteredList;
  /** All columns that can be chosen; empty if the list is no table. */
  readonly columns: readonly ColumnChoice[];
  /** The names of those that are shown, in their order. */
  readonly shown: readonly string[];
}
