import type { Product, References } from '@kontor/contract';
import { references } from './reference-field-kinds.ts';

/** In the order of pages: the parts of a set first. */
const kinds = ['setOf', 'accessories', 'spareParts', 'successors', 'similar'] as const satisfies (keyof References)[];

/** The most references of one kind on a page. More belong in lists and searches. */
const mostShown = 24;

/** The references of a product, kind by kind. */
export function referencesIn({ references }: Pick<Product, 'references'>) {
  return kinds.flatMap((kind) => (references?.[kind] ?? []).slice(0, mostShown).map((one) => ({ kind, ...one })));
}

/** The article numbers in a stored column. */
export function articleNumbersIn(refs: string | null): string[] {
  return Object.values(references.toWire(refs) ?? {}).flatMap((list) => list.map((one) => one.articleNumber));
}
