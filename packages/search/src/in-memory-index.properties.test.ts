import type { OrderBy } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FollowingIndex } from './catalogue-index.ts';
import { createInMemoryIndex } from './in-memory-index.ts';
import type { BrowsingQuery } from './shapes/browsing-query.ts';
import type { IndexedCategory, IndexedGroups, IndexedProduct } from './shapes/indexed-product.ts';
import type { CatalogueChanges } from './state/catalogue-changes.ts';
import { allFoundIn, Reference } from './testing/reference.ts';

const categoryIds = ['root', 'a', 'b', 'c', 'd'];
const word = fc.constantFrom(
  ...[
    'Säge',
    'Saege',
    'Sägeblatt',
    'Sägen',
    'Blätter',
    'Sägeblätt',
    'Seage',
    'Hammerbohrer',
    'Holzhammer',
    'Hämmer',
    'Holz',
    'Bohrer',
    'bohrer',
    'Öl',
    'AB-12.3',
    'AB12',
    '2,5',
    '10',
    'mm',
    '8x40',
    'M8',
    'ß',
    '–',
  ],
);
const text = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
const attribute = fc.record({
  name: fc.constantFrom('Farbe', 'Größe', '__proto__', 'constructor'),
  value: fc.constantFrom('rot', 'blau', '2 mm', '10 mm', '__proto__'),
});
/** Values of an attribute that becomes a range group once there are enough. */
const length = fc.constantFrom('2 mm', '10 mm', '1 cm', '2,5cm', '30 mm', '0,04 m', '1.000 mm', '7 mm', 'lang', '3 kg');
const lengths = fc.array(fc.record({ name: fc.constant('Länge'), value: length }), { maxLength: 2 });
const end = fc.constantFrom(-1, 0, 2, 9.5, 10, 25, 40, 1000, 1e308, undefined);
const cents = fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined });
const category = fc.constantFrom(...categoryIds);

const groupName = fc.constantFrom('Fachbetrieb', 'Schule', 'früher');
const taxRate = fc.constantFrom(0, 1000, 2000);
const moment = fc.integer({ min: 0, max: 20 });
const sale = fc.option(
  fc.record({ price: fc.integer({ min: 1, max: 40 }), from: fc.option(moment), until: fc.option(moment) }),
);
const groupOffer = fc.record({ customerGroup: groupName, price: fc.integer({ min: 1, max: 40 }), taxRate, sale });
const groups: fc.Arbitrary<IndexedGroups> = fc.record({
  shopDeclaration: fc.constantFrom('gross', 'net'),
  groups: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('Fachbetrieb', 'Schule'),
      priceDeclaration: fc.constantFrom('gross', 'net'),
      discounts: fc.array(fc.record({ category, share: fc.constantFrom(0, 1500, 5000) }), { maxLength: 3 }),
    }),
    { selector: ({ name }) => name },
  ),
});

const productId = fc.integer({ min: 0, max: 60 }).map((number) => `p${number}`);
const product: fc.Arbitrary<IndexedProduct> = fc.record({
  id: productId,
  categoryId: fc.constantFrom(...categoryIds, 'unknown'),
  furtherCategoryIds: fc.array(fc.constantFrom(...categoryIds, 'unknown'), { maxLength: 3 }),
  name: text,
  nameSuffix: fc.option(word),
  articleNumber: word,
  gtin: fc.option(fc.constantFrom('4006381333931', '12345670')),
  attributes: fc.tuple(fc.array(attribute, { maxLength: 5 }), lengths).map((some) => some.flat()),
  descriptionText: text,
  internalRating: fc.integer({ min: -2, max: 2 }),
  firstPrice: fc.option(fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 40 }))),
  stockStatus: fc.constantFrom('green', 'yellow', 'red'),
  firstTaxRate: taxRate,
  firstSale: sale,
  groupOffers: fc.uniqueArray(groupOffer, { maxLength: 2, selector: ({ customerGroup }) => customerGroup }),
});

const tree: fc.Arbitrary<IndexedCategory[]> = fc
  .tuple(...categoryIds.slice(1).map((_, i) => fc.constantFrom(...categoryIds.slice(0, i + 1))))
  .map((parents) => categoryIds.map((id, i) => ({ id, name: id, parentId: parents[i - 1] ?? null })));

const orderBy: fc.Arbitrary<OrderBy> = fc.record({
  field: fc.constantFrom('internalRating', 'name', 'price'),
  direction: fc.constantFrom('asc', 'desc'),
});
const query: fc.Arbitrary<BrowsingQuery> = fc.record({
  categoryId: category,
  searchText: fc.option(
    text.map((words) => words.slice(0, 9)),
    { nil: undefined },
  ),
  filter: fc.array(
    fc.record({
      name: attribute.map(({ name }) => name),
      values: fc.array(
        attribute.map(({ value }) => value),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 3 },
  ),
  ranges: fc.array(fc.record({ name: fc.constantFrom('Länge', 'Größe', 'Breite'), min: end, max: end }), {
    maxLength: 2,
  }),
  price: fc.option(fc.record({ min: cents, max: cents }), { nil: undefined, freq: 2 }),
  availability: fc.constantFrom(undefined, undefined, 'deliverable', 'now'),
  reduced: fc.constantFrom(undefined, undefined, false, true),
  limit: fc.integer({ min: 1, max: 12 }),
  offset: fc.integer({ min: 0, max: 40 }),
  orderBy: fc.array(orderBy, { maxLength: 3 }),
  customerGroup: fc.option(groupName),
});

const change = fc.record(
  {
    products: fc.array(product, { maxLength: 12 }),
    removedIds: fc.array(productId, { maxLength: 8 }),
    categories: tree,
    groups,
    isAfterRestart: fc.boolean(),
    now: moment,
  },
  { requiredKeys: ['products', 'removedIds', 'isAfterRestart', 'now'] },
);

function readingIn(answer: object) {
  return 'reading' in answer ? { reading: answer.reading } : {};
}

/** Changes what is in the catalogue. */
function follow(
  living: Map<string, IndexedProduct>,
  changed: Pick<CatalogueChanges, 'removedIds'> & { readonly products: readonly IndexedProduct[] },
): void {
  for (const id of changed.removedIds) living.delete(id);
  for (const one of changed.products) living.set(one.id, one);
}

/** The index of a process that starts from another one's snapshot. */
async function restarted(
  index: FollowingIndex,
  decided: { readonly categories: readonly IndexedCategory[]; readonly groups: IndexedGroups },
): Promise<FollowingIndex> {
  const next = createInMemoryIndex();
  next.restore(structuredClone(index.snapshot()));
  await next.apply({ version: next.version, products: [], removedIds: [], ...decided });
  return next;
}

/** Expects the answers of a reference that looks at every product. Search texts are read by a newly built index. */
function expectAnswers(index: FollowingIndex, anew: FollowingIndex, reference: Reference, one: BrowsingQuery): void {
  const counted = { attributeCounts: {}, bounds: {}, availabilityCounts: {}, reducedCount: 0 };
  const {
    attributeCounts: _,
    bounds: _b,
    availabilityCounts: _a,
    reducedCount: _r,
    ...found
  } = { ...counted, ...reference.products(one) };
  const { reading: __, ...answered } = { reading: null, ...index.products(one) };
  const { reading, ...page } = { reading: undefined, ...index.find(one) };
  expect(answered).toEqual(reference.products(one));
  expect(page).toEqual(found);
  expect({ reading }).toEqual({ reading: undefined, ...readingIn(anew.find(one)) });
  expect(index.attributes(one.categoryId, one.searchText)).toEqual(
    reference.attributes(one.categoryId, one.searchText),
  );
}

/** A filtered search keeps the order of the search, except for the rule that moves sizes behind others. */
const steering = { synonyms: [], sizesTogether: true };

test('any catalogue, after any changes and restarts, answers as one who looks at every product each time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(product, { maxLength: 60 }),
      tree,
      groups,
      fc.array(change, { maxLength: 5 }),
      fc.array(query, { minLength: 1, maxLength: 12 }),
      async (products, firstTree, firstGroups, changes, queries) => {
        let index = createInMemoryIndex();
        const complete = { version: 0, now: 0, isComplete: true, products, removedIds: [] };
        await index.apply({ ...complete, categories: firstTree, groups: firstGroups, steering });
        const living = new Map(products.map((one) => [one.id, one]));
        let categories = firstTree;
        let terms = firstGroups;
        for (const [i, { isAfterRestart, ...changed }] of changes.entries()) {
          index = isAfterRestart ? await restarted(index, { categories, groups: terms }) : index;
          for (const one of queries) index.find(one); // requested orders are prepared with the next state
          await index.apply({ version: i + 1, ...changed, steering });
          follow(living, changed);
          categories = changed.categories ?? categories;
          terms = changed.groups ?? terms;
        }
        const anew = createInMemoryIndex();
        const shuffled = [...living.values()].toReversed();
        const now = changes.at(-1)?.now ?? 0;
        await anew.apply({ version: 0, now, products: shuffled, removedIds: [], categories, groups: terms, steering });
        const reference = new Reference([...living.values()], categories, allFoundIn(anew), terms, now);
        expect(index.productCount).toBe(living.size);
        for (const one of queries) expectAnswers(index, anew, reference, one);
      },
    ),
    { numRuns: 150, endOnFailure: true }, // shrinking takes longer than a test may
  );
});

test('so many products that few changes are merged into what is known: answers are those of an index made anew', async () => {
  const many = fc.array(product, { minLength: 330, maxLength: 400 });
  const few = fc.record({
    products: fc.array(product, { maxLength: 6 }),
    removedIds: fc.array(productId, { maxLength: 4 }),
    isAfterRestart: fc.boolean(),
    now: moment,
  });
  await fc.assert(
    fc.asyncProperty(
      many.map((some) => some.map((one, i) => ({ ...one, id: `p${i}` }))),
      tree,
      groups,
      fc.array(few, { minLength: 1, maxLength: 6 }),
      fc.array(query, { minLength: 1, maxLength: 4 }),
      async (products, categories, terms, changes, queries) => {
        let index = createInMemoryIndex();
        const decided = { categories, groups: terms, steering };
        await index.apply({ version: 0, now: 0, isComplete: true, products, removedIds: [], ...decided });
        const living = new Map(products.map((one) => [one.id, one]));
        for (const [i, { isAfterRestart, ...changed }] of changes.entries()) {
          index = isAfterRestart ? await restarted(index, { categories, groups: terms }) : index;
          for (const one of queries) index.find(one);
          await index.apply({ version: i + 1, ...changed, steering });
          follow(living, changed);
        }
        const anew = createInMemoryIndex();
        const now = changes.at(-1)?.now ?? 0;
        await anew.apply({ version: 0, now, products: [...living.values()].toReversed(), removedIds: [], ...decided });
        expect(index.productCount).toBe(living.size);
        for (const one of queries) {
          expect(index.products(one)).toEqual(anew.products(one));
          expect(index.find(one)).toEqual(anew.find(one));
          expect(index.attributes(one.categoryId, one.searchText)).toEqual(
            anew.attributes(one.categoryId, one.searchText),
          );
        }
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
});

test('paging through everything shows each product once, in every order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(product, { maxLength: 60, selector: ({ id }) => id }),
      fc.array(orderBy, { maxLength: 3 }),
      fc.option(word, { nil: undefined }),
      fc.integer({ min: 1, max: 20 }),
      async (products, order, searchText, limit) => {
        const index = createInMemoryIndex();
        const shown = products.filter(({ categoryId }) => categoryId !== 'unknown');
        const categories = categoryIds.map((id, i) => ({ id, name: id, parentId: i === 0 ? null : 'root' }));
        await index.apply({ version: 0, products, removedIds: [], categories });
        const ask = (offset: number, wanted: number) => {
          const found = index.products({ categoryId: 'root', limit: wanted, offset, orderBy: order, searchText });
          return 'code' in found ? [] : found.productIds;
        };
        const all = ask(0, 1000);
        const pages = Array.from({ length: Math.ceil(all.length / limit) }, (_, page) => ask(page * limit, limit));
        expect(pages.flat()).toEqual(all);
        expect(new Set(all).size).toBe(all.length);
        if (searchText === undefined) expect(all).toHaveLength(shown.length);
        if (searchText === '–') expect(all).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});
