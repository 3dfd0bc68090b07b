import { type AttributeDefinition, AttributeDefinitions } from '@kontor/search';
import type { Transaction } from 'kysely';
import { countAttributesChange } from '../../database/catalogue-version.ts';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { AttributeRow } from './attribute-fields.ts';

/** Definitions per statement: engines take a limited number of parameters. */
const atOnce = 500;

/** All definitions of attributes, in the operator's order. */
export async function attributeRows(queryable: Queryable): Promise<AttributeRow[]> {
  return queryable
    .selectFrom('attribute_definitions')
    .select(['name', 'group_name', 'kind', 'unit', 'filter', 'listed', 'internal', 'searched'])
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** The same, prepared for lookups. */
export async function attributeDefinitions(queryable: Queryable): Promise<AttributeDefinitions> {
  return new AttributeDefinitions((await attributeRows(queryable)).map(definitionOf));
}

function definitionOf(row: AttributeRow): AttributeDefinition {
  const { name, group_name: group, kind, unit } = row;
  return {
    ...{ name, group, kind, unit },
    ...{ isFilter: row.filter === 1, isListed: row.listed === 1 },
    ...{ isInternal: row.internal === 1, isSearched: row.searched === 1 },
  };
}

/** Replaces all definitions of attributes, and raises the version so that every process follows the change. */
export async function storeAttributes(transaction: Transaction<Schema>, rows: readonly AttributeRow[]): Promise<void> {
  await transaction.deleteFrom('attribute_definitions').execute();
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce).map((row, place) => ({ ...row, position: from + place }));
    await transaction.insertInto('attribute_definitions').values(some).execute();
  }
  await countAttributesChange(transaction);
}
