import { type GroupTerms, type Repricing, repriced, repricingFor } from '@kontor/domain';
import type { NumberedTree } from '../categories/numbered-tree.ts';
import type { Slices } from '../slices.ts';
import { gone } from '../state/documents.ts';
import { noOffers } from '../state/group-offers.ts';
import { compareNumbers } from './collation.ts';
import type { PricedDocuments } from './group-orders.ts';
import { type KeyColumn, noKey } from './key-column.ts';
import { NumberList } from './number-list.ts';
import { sortInSlices } from './sort-in-slices.ts';

/** How many documents are priced in one slice of work. */
const inOneSlice = 8192;

/**
 * What each product costs a group by its first condition, as the group's prices are declared (packages/domain,
 * group-price.ts).
 */
export function* groupPriceColumn(priced: PricedDocuments, terms: GroupTerms): Slices<KeyColumn<number>> {
  const prices = yield* pricesOf(priced, terms);
  const distinct = new Set<number>();
  for (let document = 0; document < prices.length; document++) {
    const price = prices[document] ?? noKey;
    if (price !== noKey) distinct.add(price);
    if (document % inOneSlice === 0) yield;
  }
  const keys = yield* sortInSlices([...distinct], compareNumbers);
  const rankOf = new Map(keys.map((price, rank) => [price, rank]));
  yield;
  for (let document = 0; document < prices.length; document++) {
    prices[document] = rankOf.get(prices[document] ?? noKey) ?? noKey;
    if (document % inOneSlice === 0) yield;
  }
  return { keys: new NumberList(Float64Array.from(keys)), ranks: prices };
}

/**
 * Cents by document; noKey for what the group cannot buy. What is no longer in the catalogue is in no order, whatever
 * it costs.
 */
function* pricesOf({ documents, tree, groups }: PricedDocuments, terms: GroupTerms): Slices<Uint32Array> {
  const { size, categories, prices, taxRates } = documents;
  const everybodys = repricingByCategory(tree, terms, groups.shopDeclaration);
  const column = new Uint32Array(size).fill(noKey);
  for (let document = 0; document < size; document++) {
    const rank = prices.ranks[document] ?? noKey;
    const repricing = everybodys(categories[document] ?? gone);
    if (rank !== noKey) column[document] = repriced(prices.keys.at(rank), taxRates[document] ?? 0, repricing);
    if (document % inOneSlice === 0) yield;
  }
  const own = documents.groupOffers.get(terms.name) ?? noOffers;
  const asKept = repricingFor(terms, groups.shopDeclaration, { customerGroup: terms.name }, []);
  for (let i = 0; i < own.documents.length; i++) {
    column[own.documents[i] ?? 0] = repriced(own.prices[i] ?? 0, own.taxRates[i] ?? 0, asKept);
    if (i % inOneSlice === 0) yield;
  }
  return column;
}

/** How everybody's prices become the group's in a category, by its number. */
function repricingByCategory(
  { numbers, trails }: NumberedTree,
  terms: GroupTerms,
  shopDeclaration: PricedDocuments['groups']['shopDeclaration'],
): (category: number) => Repricing {
  const idOf = new Map([...numbers].map(([id, number]) => [number, id]));
  const known = new Map<number, Repricing>();
  return (category) => {
    const before = known.get(category);
    if (before !== undefined) return before;
    // Trails begin at the category itself, the rule's at the root.
    const trail = (trails[category] ?? []).map((number) => idOf.get(number) ?? '').toReversed();
    const repricing = repricingFor(terms, shopDeclaration, { customerGroup: null }, trail);
    known.set(category, repricing);
    return repricing;
  };
}
