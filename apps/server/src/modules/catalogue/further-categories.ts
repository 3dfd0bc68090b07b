import { Type } from 'typebox';
import { storedJson } from '../../database/stored-json.ts';

const idsIn = storedJson('products.further_categories', Type.Array(Type.String()));

/** The ids of a product's further categories, read from its column. */
export function furtherIn(column: string | null, productId: string): readonly string[] {
  return column === null ? [] : idsIn(column, productId);
}

/** The ids in the form of the column. */
export function furtherToColumn(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : JSON.stringify(ids);
}
