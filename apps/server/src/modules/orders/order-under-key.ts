import type { Queryable } from '../../database/database.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { orderByKey } from './orders.repository.ts';
import type { OrderSnapshot } from './types.ts';

/**
 * The order that was placed with a key, when the key is sent again (CONTRACT §5), or null. A customer's order is
 * returned only to that customer. After the account was deleted it is returned to nobody, because the key stays in a
 * browser that others may use. A guest needs only the key.
 * @returns 409 `key-used`, without data of the order, if it belongs to somebody else.
 */
export async function orderUnderKey(
  queryable: Queryable,
  key: string,
  viewer: Viewer | null,
): Promise<OrderSnapshot | Refused | null> {
  const found = await orderByKey(queryable, key);
  if (found === null) return null;
  const { order, owner } = found;
  const isTheirs = owner === 'guest' || (owner !== 'has-left' && owner.customerId === viewer?.customerId);
  return isTheirs ? order : refused(409, 'key-used');
}
