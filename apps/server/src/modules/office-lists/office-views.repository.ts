import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import type { Queryable } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { OfficeViewTable, Schema } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';

/** A saved view, with the name of the person who saved it. */
export interface StoredView {
  readonly id: string;
  readonly list: string;
  readonly operatorId: string;
  readonly by: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly filters: Readonly<Record<string, string>>;
  readonly columns: readonly string[] | null;
}

const readFilters = storedJson('office_views.filters', Type.Record(Type.String(), Type.String()));
const readColumns = storedJson('office_views.columns', Type.Array(Type.String()));
const readChosen = storedJson('office_list_columns.columns', Type.Array(Type.String()));

/** The own and the shared views of a list, by name. */
export async function viewsOf(queryable: Queryable, list: string, operatorId: string): Promise<StoredView[]> {
  const rows = await queryable
    .selectFrom('office_views')
    .innerJoin('operators', 'operators.id', 'office_views.operator_id')
    .selectAll('office_views')
    .select('operators.name as by')
    .where('list', '=', list)
    .where((eb) => eb.or([eb('operator_id', '=', operatorId), eb('is_shared', '=', 1)]))
    .orderBy('name_key')
    .orderBy('office_views.id')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, list: row.list, operatorId: row.operator_id, by: row.by, name: row.name },
    isShared: row.is_shared === 1,
    filters: readFilters(row.filters, row.id),
    columns: row.columns === null ? null : readColumns(row.columns, row.id),
  }));
}

/** Keeps other changes of views of a list out until the transaction ends. */
export async function lockViews(transaction: Transaction<Schema>, list: string): Promise<void> {
  await transaction
    .updateTable('office_views')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('list', '=', list)
    .execute();
}

/** Stores a view, new or changed. False: its owner has another of this name. */
export async function putView(transaction: Transaction<Schema>, view: OfficeViewTable): Promise<boolean> {
  const { id, list, operator_id, created_at: _, ...change } = view;
  const twin = await transaction
    .selectFrom('office_views')
    .select('id')
    .where((eb) => eb.and({ list, operator_id, name_key: view.name_key }))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (twin !== undefined) return false;
  await transaction
    .insertInto('office_views')
    .values(view)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute();
  await noteChange(transaction, `view ${list}`);
  return true;
}

/** Deletes a view. */
export async function deleteView(
  transaction: Transaction<Schema>,
  { id, list }: Pick<StoredView, 'id' | 'list'>,
): Promise<void> {
  await transaction.deleteFrom('office_views').where('id', '=', id).execute();
  await noteChange(transaction, `view ${list}`);
}

/** The columns that an operator chose for a list. Null: the usual ones. */
export async function chosenColumns(queryable: Queryable, list: string, operatorId: string): Promise<string[] | null> {
  const chosen = queryable.selectFrom('office_list_columns').select('columns');
  const row = await chosen.where((eb) => eb.and({ list, operator_id: operatorId })).executeTakeFirst();
  return row === undefined ? null : readChosen(row.columns, list);
}

/** Stores the columns that an operator chose. Null: the usual ones. */
export async function storeColumns(
  transaction: Transaction<Schema>,
  {
    list,
    operatorId,
    columns,
  }: { readonly list: string; readonly operatorId: string; readonly columns: readonly string[] | null },
): Promise<void> {
  const row = { list, operator_id: operatorId };
  if (columns === null) {
    await transaction
      .deleteFrom('office_list_columns')
      .where((eb) => eb.and(row))
      .execute();
    return;
  }
  const chosen = { columns: JSON.stringify(columns) };
  await transaction
    .insertInto('office_list_columns')
    .values({ ...row, ...chosen })
    .onConflict((conflict) => conflict.columns(['operator_id', 'list']).doUpdateSet(chosen))
    .execute();
}
