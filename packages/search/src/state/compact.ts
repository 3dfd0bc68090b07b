import { type Documents, gone, livingDocuments } from '../documents/documents.ts';
import { keepOffers } from '../documents/group-offers.ts';
import { keepSales } from '../documents/sales.ts';
import { sortColumnsOf } from '../order/sort-orders.ts';
import { mergeSegments } from '../segments/merge-segments.ts';
import { emptySegment, type TextSegment } from '../segments/text-segment.ts';
import { pickDocuments } from '../structures/key-column.ts';
import type { Slices } from '../structures/slices.ts';
import type { IndexContent, IndexState } from './index-state.ts';

/**
 * Whether the index should be compacted: if more than a quarter of its documents were removed.
 */
export function isWorthCompacting({ documents, orders }: IndexContent): boolean {
  return (documents.size - orders.count) * 4 > documents.size;
}

/** The same content without removed documents, numbered anew. Its views still have the previous numbers. */
export function* compact(state: IndexState): Slices<IndexState> {
  const { documents, texts } = state;
  const living = livingDocuments(documents);
  const numbers = new Uint32Array(documents.size).fill(gone);
  for (let number = 0; number < living.length; number++) numbers[living[number] ?? 0] = number;
  yield;
  const segments: TextSegment[] = [];
  for (const segment of texts) segments.push(yield* mergeSegments(segment, emptySegment, { numbers, gone }));
  const groupOffers = keepOffers(documents.groupOffers, { numbers, gone });
  const sales = keepSales(documents.sales, { numbers, gone });
  const kept = { ...(yield* keep(documents, living)), groupOffers, sales };
  const orders = yield* state.orders.renumbered(sortColumnsOf(kept), numbers);
  return { ...state, isViewed: false, documents: kept, texts: segments, orders };
}

function* keep(documents: Documents, living: Uint32Array): Slices<Omit<Documents, 'groupOffers' | 'sales'>> {
  const keys = {
    ids: pickDocuments(documents.ids, living),
    names: pickDocuments(documents.names, living),
    ratings: pickDocuments(documents.ratings, living),
    prices: pickDocuments(documents.prices, living),
    families: pickDocuments(documents.families, living),
  };
  yield;
  return {
    size: living.length,
    ...keys,
    taxRates: Uint16Array.from(living, (document) => documents.taxRates[document] ?? 0),
    stock: Uint8Array.from(living, (document) => documents.stock[document] ?? 0),
    familyPlaces: living.map((document) => documents.familyPlaces[document] ?? 0),
    categories: living.map((document) => documents.categories[document] ?? gone),
    ...keepAttributes(documents, living),
  };
}

function keepAttributes(
  { attributeStarts, attributeValues }: Documents,
  living: Uint32Array,
): Pick<Documents, 'attributeStarts' | 'attributeValues'> {
  const starts = new Uint32Array(living.length + 1);
  const values = new Uint32Array(attributeValues.length);
  let length = 0;
  for (let number = 0; number < living.length; number++) {
    const document = living[number] ?? 0;
    const end = attributeStarts[document + 1] ?? 0;
    for (let i = attributeStarts[document] ?? 0; i < end; i++) values[length++] = attributeValues[i] ?? 0;
    starts[number + 1] = length;
  }
  return { attributeStarts: starts, attributeValues: values.slice(0, length) };
}
