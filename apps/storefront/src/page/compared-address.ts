import { mostCompared } from '../visit/compared.ts';
import { compareAddress, comparedField } from './address.ts';

/** The products that an address compares. */
export interface ComparedIds {
  readonly ids: readonly string[];
  /** Whether the address names more than can be compared. */
  readonly isCut: boolean;
}

/** The longest id that a call takes. */
const longestId = 200;

/** The different products of a query, as many as can be compared. */
export function comparedIn(query: string): ComparedIds {
  const asked = new URLSearchParams(query).getAll(comparedField).filter((id) => id !== '' && id.length <= longestId);
  const ids = [...new Set(asked)];
  return { ids: ids.slice(0, mostCompared), isCut: ids.length > mostCompared };
}

/** The address that compares products. */
export function addressToCompare(ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => [comparedField, id]));
  return query.size === 0 ? compareAddress : `${compareAddress}?${query}`;
}
