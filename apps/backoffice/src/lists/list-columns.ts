import type { ListColumnName, OfficeListName } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Column } from '../kit/table.tsx';
import type { ListSearch } from './list-search.ts';
import { viewsQuery } from './views-query.ts';

/** A column of a list that an operator can choose. */
export interface ListColumn<List extends OfficeListName, Row> extends Column<Row> {
  readonly name: ListColumnName<List>;
  /** Whether it is shown only if somebody chooses it. */
  readonly isExtra?: boolean;
}

/** A column to choose, whatever its rows are. */
export type ColumnChoice = Pick<ListColumn<OfficeListName, never>, 'name' | 'title' | 'isExtra'>;

/**
 * The columns of a list that are shown: those of the address, else of its view, else those that the operator chose,
 * else the usual ones. The first column is always there.
 */
export function useListColumns<List extends OfficeListName, Row>(
  list: List,
  all: readonly ListColumn<List, Row>[],
  search: ListSearch,
): readonly ListColumn<List, Row>[] {
  const names = useColumnNames(list, search);
  if (names === null) return all.filter(({ isExtra }) => !isExtra);
  const chosen = names.flatMap((name) => all.find((column) => column.name === name) ?? []);
  const [first] = all;
  return first === undefined ? chosen : [first, ...chosen.filter((column) => column !== first)];
}

/** The names of the columns that somebody chose. Null: the usual ones. */
export function useColumnNames(list: OfficeListName, { ansicht, spalten }: ListSearch): readonly string[] | null {
  const { views, columns } = useSuspenseQuery(viewsQuery(list)).data;
  if (spalten !== undefined) return spalten.split(',');
  return views.find(({ _id }) => _id === ansicht)?.columns ?? columns;
}
