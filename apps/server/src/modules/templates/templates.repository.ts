import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Schema, TemplateTable } from '../../database/schema.ts';

/** A text block, a page template or the operator's stylesheet. */
export type Template = Pick<TemplateTable, 'kind' | 'name' | 'content'>;

/** All templates; an operator has some dozens. */
export function allTemplates(queryable: Queryable): Promise<Template[]> {
  return queryable.selectFrom('templates').select(['kind', 'name', 'content']).execute();
}

/** The content of one template as the transaction sees it. */
export async function templateContent(
  queryable: Queryable,
  kind: Template['kind'],
  name: string,
): Promise<string | null> {
  const row = await queryable
    .selectFrom('templates')
    .select('content')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Stores a template over the one of its kind and name. */
export async function putTemplate(transaction: Transaction<Schema>, row: TemplateTable): Promise<void> {
  const { content, version } = row;
  await transaction
    .insertInto('templates')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet({ content, version }))
    .execute();
}
