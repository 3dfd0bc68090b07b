import type { Category, Condition, Product } from '@kontor/contract';
import { wirePrice } from '@kontor/contract/wire-price';
import { priceOf } from '@kontor/domain';
import type { IndexedCategory, IndexedProduct } from '@kontor/search';
import { assortment, attributeValues, sentences } from './generated-assortment.ts';
import { Random } from './random.ts';

/** A line of an import file (docs/import.md): the whole category tree, or one product. */
export type CatalogueLine = ({ type: 'category' } & Category) | ({ type: 'product' } & Product);

interface Leaf {
  readonly path: readonly { readonly _id: string; readonly name: string }[];
  readonly noun: string;
  /** Names of the attribute groups that the leaf's products have. */
  readonly groups: readonly string[];
}

const always = ['Marke', 'Serie'];
const sometimes = Object.keys(attributeValues).filter((name) => !always.includes(name));

/** The category tree of every generated catalogue: about 190 leaf categories, three levels below the root. */
export function generatedTree(): Category {
  return {
    _id: 'root',
    name: 'Shop',
    isRoot: true,
    children: Object.entries(assortment).map(([department, groups], d) => ({
      _id: `c${d}`,
      name: department,
      children: Object.entries(groups).map(([group, nouns], g) => ({
        _id: `c${d}-${g}`,
        name: group,
        children: nouns.map((noun, n) => ({ _id: `c${d}-${g}-${n}`, name: noun, children: [] })),
      })),
    })),
  };
}

/** Generates a catalogue of any size, the same one for the same seed: first the tree, then product after product. */
export function* generatedCatalogue(products: number, seed = 1): Generator<CatalogueLine> {
  const tree = generatedTree();
  yield { type: 'category', ...tree };
  const random = new Random(seed);
  const leaves = leavesOf(tree, random);
  for (let number = 0; number < products; number++) yield { type: 'product', ...product(number, leaves, random) };
}

/** A generated product in the form for the index. */
export function indexedProduct(product: Product): IndexedProduct {
  const [first] = product.conditions;
  return {
    id: product._id,
    categoryId: product.categoryPath.at(-1)?._id ?? '',
    name: product.name,
    nameSuffix: product.nameSuffix ?? null,
    articleNumber: product.articleNumber,
    gtin: product.gtin ?? null,
    attributes: product.attributes,
    descriptionText: product.htmlDescription.replace(/<[^>]*>/g, ' '),
    internalRating: product.internalRating,
    stockStatus: product.stockStatus,
    firstPrice: first === undefined ? null : Math.round(first.price.gross * 100),
    firstTaxRate: Math.round((first?.price.taxRates[0]?.rate ?? 0) * 100),
  };
}

/** A tree in the form for the index. */
export function indexedCategories(category: Category, parentId: string | null = null): IndexedCategory[] {
  const below = category.children.flatMap((child) => indexedCategories(child, category._id));
  return [{ id: category._id, name: category.name, parentId }, ...below];
}

function leavesOf(tree: Category, random: Random): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = ({ children, _id, name }: Category, above: Leaf['path']): void => {
    const path = [...above, { _id, name }];
    if (children.length === 0) leaves.push({ path, noun: name, groups: groupsOfLeaf(random) });
    for (const child of children) visit(child, path);
  };
  visit(tree, []);
  return leaves;
}

function groupsOfLeaf(random: Random): string[] {
  const share = 0.3 + random.next() * 0.4;
  return [...always, ...sometimes.filter(() => random.happens(share))];
}

function product(number: number, leaves: readonly Leaf[], random: Random): Product {
  const leaf = random.oneOf(leaves);
  const attributes = leaf.groups
    .filter((name) => always.includes(name) || random.happens(0.9))
    .map((name) => ({ name, value: random.oneOf(attributeValues[name] ?? ['']) }));
  const [brand = '', series = '', measure = ''] = attributes.map(({ value }) => value);
  const name = `${leaf.noun} ${brand} ${series} ${100 + random.below(900)}`;
  return {
    _id: `p${number}`,
    name,
    ...(measure !== '' && { nameSuffix: measure }),
    articleNumber: `${brand.slice(0, 2).toUpperCase()}-${1 + random.below(99)}.${number}`,
    gtin: gtin(number),
    files: [],
    documents: [],
    htmlDescription: description(name, brand, random),
    stockStatus: random.oneOf(['green', 'green', 'green', 'yellow', 'red'] as const),
    stockStatusText: 'Lieferzeit 1 bis 3 Werktage',
    internalRating: random.below(1000),
    attributes,
    categoryPath: [...leaf.path],
    conditions: random.happens(0.01) ? [] : conditions(number, random),
  };
}

function description(name: string, brand: string, random: Random): string {
  const chosen = Array.from({ length: 2 + random.below(4) }, () => random.oneOf(sentences));
  return chosen.map((text) => `<p>${text.replace('{name}', name).replace('{brand}', brand)}</p>`).join('');
}

function conditions(number: number, random: Random): Condition[] {
  const first = Math.round(100 * 1.5 ** (2 + random.next() * 14)) - 1;
  const count = random.happens(0.2) ? 2 : 1;
  return Array.from({ length: count }, (_, place) => ({
    _id: `p${number}-${place + 1}`,
    price: wirePrice(priceOf(Math.round(first * (1 - place * 0.1)), 2000, 'gross')),
    unit: place === 0 ? 'Stück' : 'Karton',
  }));
}

/** A GTIN-13 with its check digit, from the range that GS1 reserves for internal use. */
function gtin(number: number): string {
  const digits = `2${String(number).padStart(11, '0')}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
