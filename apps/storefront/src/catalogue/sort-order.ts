import type { OrderBy } from '@kontor/contract';

/** The sort orders a visitor can choose, as written in the address (CONTRACT §8). */
export const sortKeys = ['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc'] as const;
export type SortKey = (typeof sortKeys)[number];

/** The `orderBy` of each sort order (SPEC §4). Relevance sends none: the server's default also ranks search matches. */
export const orderByOf: Readonly<Record<SortKey, readonly OrderBy[]>> = {
  relevance: [],
  'name-asc': [{ field: 'name', direction: 'asc' }],
  'name-desc': [{ field: 'name', direction: 'desc' }],
  'price-asc': byPrice('asc'),
  'price-desc': byPrice('desc'),
};

function byPrice(direction: 'asc' | 'desc'): OrderBy[] {
  return [
    { field: 'price', direction },
    { field: 'internalRating', direction: 'desc' },
    { field: 'name', direction: 'asc' },
  ];
}
