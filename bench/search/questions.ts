import type { OrderBy } from '@kontor/contract';
import type { BrowsingQuery } from '@kontor/search';
import { assortment, attributeValues } from '../generated-assortment.ts';
import { generatedTree, indexedCategories } from '../generated-catalogue.ts';
import type { Random } from '../random.ts';

const categories = indexedCategories(generatedTree()).map(({ id }) => id);
const words = Object.values(assortment).flatMap((groups) => Object.values(groups).flat());
const groups = Object.keys(attributeValues);
const orders: readonly OrderBy[][] = [
  [],
  [{ field: 'name', direction: 'asc' }],
  [{ field: 'name', direction: 'desc' }],
  [{ field: 'price', direction: 'asc' }],
  [{ field: 'price', direction: 'desc' }],
];

const byPrice = orders.filter(([first]) => first?.field === 'price');
/** A customer group whose prices differ from everybody's. */
export const benchGroup = 'Fachbetrieb';

/**
 * Queries of visitors of a generated catalogue, by kind. Half of the visitors are at the root, which has the most
 * products.
 */
export const questionKinds: Readonly<Record<string, (random: Random, products?: number) => BrowsingQuery>> = {
  'category, each order': (random) => question(random, {}),
  'category, 2 filters, each order': (random) => question(random, { filter: filter(random) }),
  'category, 2 filters, any page': (random) => question(random, { filter: filter(random), offset: random.below(5000) }),
  'root, each order, any page': (random) => question(random, { categoryId: 'root', offset: random.below(100_000) }),
  'root, each order, last page': (random, products = 10_000) =>
    question(random, { categoryId: 'root', offset: products - 50 }),
  'category, by price': (random) => question(random, { orderBy: random.oneOf(byPrice) }),
  'category, by price, for a customer group': (random) =>
    question(random, { orderBy: random.oneOf(byPrice), customerGroup: benchGroup }),
  'category, a range of prices': (random) => question(random, { price: range(random, 20_000) }),
  'category, 2 ranges, available, each order': (random) =>
    question(random, {
      price: range(random, 20_000),
      ranges: [{ name: 'Länge', ...range(random, 300) }],
      availability: random.oneOf(['deliverable', 'now']),
    }),
  'search, each order': (random) => question(random, { searchText: searchText(random) }),
  'search, best first': (random) => question(random, { searchText: searchText(random), orderBy: [] }),
  'search, 2 filters, each order': (random) =>
    question(random, { searchText: searchText(random), filter: filter(random) }),
  'search for a word in every second product': (random) => question(random, common),
  'search for a compound that nothing has': (random) => question(random, { searchText: compound(random) }),
  'search with a letter mistyped': (random) => question(random, { searchText: mistyped(random) }),
  'search for one letter': (random) =>
    question(random, { categoryId: 'root', searchText: random.oneOf([...'abcdefghijklmnopqrstuvwxyz']) }),
};

const common = { categoryId: 'root', searchText: 'arbeit' } as const;

/** Queries that are expensive when first asked: a word in every second product, and a single letter. */
export const dearQuestions: readonly BrowsingQuery[] = [common, { categoryId: 'root', searchText: 's' }].map(
  (wanted) => ({ limit: 50, offset: 0, ...wanted }),
);

/** Half-typed text in the search box. */
export function halfTyped(random: Random): string {
  return searchText(random).slice(0, 1 + random.below(9));
}

function question(random: Random, wanted: Partial<BrowsingQuery>): BrowsingQuery {
  const categoryId = random.happens(0.5) ? 'root' : random.oneOf(categories);
  return { categoryId, limit: 50, offset: 0, orderBy: random.oneOf(orders), ...wanted };
}

/** A range that begins anywhere up to `end`, and is at most that wide. */
function range(random: Random, end: number): { min: number; max: number } {
  const min = random.below(end);
  return { min, max: min + random.below(end) };
}

function filter(random: Random): { name: string; values: string[] }[] {
  const first = random.below(groups.length);
  const second = (first + 1 + random.below(groups.length - 1)) % groups.length;
  return [first, second].map((place) => {
    const name = groups[place] ?? '';
    const values = attributeValues[name] ?? [];
    return { name, values: [random.oneOf(values), random.oneOf(values)] };
  });
}

/** A search text as visitors type it: a product's name, a brand, and the beginning of a word. */
function searchText(random: Random): string {
  const word = random.oneOf(words);
  const kind = random.below(3);
  if (kind === 0) return word.slice(0, 3 + random.below(word.length));
  if (kind === 1) return `${word} ${random.oneOf(attributeValues.Marke ?? [])}`;
  return `${random.oneOf(attributeValues.Marke ?? [])} ${word.slice(0, 2 + random.below(5))}`;
}

/** Two words of the assortment joined. The search can find the result only by its parts. */
function compound(random: Random): string {
  return `${random.oneOf(words)}${random.oneOf(words).toLowerCase()}`;
}

/** A word of the assortment with two neighbouring letters exchanged. */
function mistyped(random: Random): string {
  const word = random.oneOf(words);
  const place = 1 + random.below(Math.max(1, word.length - 2));
  return word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2);
}
