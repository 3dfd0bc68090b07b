import { Type } from 'typebox';
import { storedJson } from '../../database/stored-json.ts';

const idsIn = storedJson('products.further_categories', Type.Array(Type.String()));

/** The ids of the categories that a product is in besides its main one, as its row has them. */
export function furtherIn(column: string | null, productId: string): readonly string[] {
  return column === null ? [] : idsIn(column, productId);
}

/** The same for the row. */
export function furtherToColumn(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : JSON.stringify(ids);
}
