import { type GroupTerms, type Repricing, repriced, repricingFor } from '@kontor/domain';
import type { NumberedTree } from '../categories/numbered-tree.ts';
import type { Places } from '../categories/places.ts';
import { type Documents, gone } from '../documents/documents.ts';
import { noOffers } from '../documents/group-offers.ts';
import type { IndexedGroups } from '../shapes/indexed-product.ts';
import { compareNumbers } from '../structures/collation.ts';
import { appendKeys, type KeyColumn, noKey } from '../structures/key-column.ts';
import { firstNotBefore } from '../structures/ranked-keys.ts';
import type { Slices } from '../structures/slices.ts';

/** The data for computing group prices. */
export interface PricedDocuments {
  readonly documents: Documents;
  readonly tree: NumberedTree;
  readonly places: Places;
  readonly groups: IndexedGroups;
}

/** The number of documents to price in one slice. */
const inOneSlice = 8192;

/**
 * The price of each product's first condition for a group, as the group's prices are declared (packages/domain,
 * group-price.ts). `known`: the column of the earlier documents at the same terms.
 */
export function* groupPriceColumn(
  priced: PricedDocuments,
  terms: GroupTerms,
  known: KeyColumn<number>,
): Slices<KeyColumn<number>> {
  return yield* appendKeys(known, yield* pricesFrom(known.ranks.length, priced, terms), compareNumbers);
}

/**
 * Cents by document, from a document on. Null for products that the group cannot buy. Removed documents are in no
 * order.
 */
function* pricesFrom(
  first: number,
  { documents, groups, ...placed }: PricedDocuments,
  terms: GroupTerms,
): Slices<(number | null)[]> {
  const { size, categories, prices, taxRates } = documents;
  const everybodys = repricingByPlace(placed, terms, groups.shopDeclaration);
  const charged = new Map(groups.changedRates);
  const rateOf = (own = 0) => charged.get(own) ?? own;
  const column: (number | null)[] = [];
  for (let document = first; document < size; document++) {
    const rank = prices.ranks[document] ?? noKey;
    const repricing = everybodys(categories[document] ?? gone);
    column.push(rank === noKey ? null : repriced(prices.keys.at(rank), rateOf(taxRates[document]), repricing));
    if (document % inOneSlice === 0) yield;
  }
  const own = documents.groupOffers.get(terms.name) ?? noOffers;
  const asKept = repricingFor(terms, groups.shopDeclaration, { customerGroup: terms.name }, []);
  for (let i = firstNotBefore(own.documents, first, 0, compareNumbers); i < own.documents.length; i++) {
    column[(own.documents[i] ?? 0) - first] = repriced(own.prices[i] ?? 0, rateOf(own.taxRates[i]), asKept);
    if (i % inOneSlice === 0) yield;
  }
  return column;
}

/** By place number: how everybody's prices become the group's. The main category decides. */
function repricingByPlace(
  { tree: { numbers, trails }, places }: Pick<PricedDocuments, 'tree' | 'places'>,
  terms: GroupTerms,
  shopDeclaration: PricedDocuments['groups']['shopDeclaration'],
): (place: number) => Repricing {
  const idOf = new Map([...numbers].map(([id, number]) => [number, id]));
  const known = new Map<number, Repricing>();
  return (place) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    // Trails begin at the category itself. The rule's trails begin at the root.
    const trail = (trails[places[place]?.[0] ?? -1] ?? []).map((number) => idOf.get(number) ?? '').toReversed();
    const repricing = repricingFor(terms, shopDeclaration, { customerGroup: null }, trail);
    known.set(place, repricing);
    return repricing;
  };
}
