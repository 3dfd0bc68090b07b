import type { Product } from '@kontor/contract';
import { formatNumber } from '../format/format-number.ts';
import { factTexts } from '../texts/facts.de.ts';
import { distinctAttributes } from './distinct-attributes.ts';

/** A line among the attributes. */
type Fact = Product['attributes'][number];

/** Facts of one group; the title is missing for those without a group. */
interface FactGroup {
  readonly title?: string;
  readonly facts: readonly Fact[];
}

/** All facts of a product: first those without a heading, then those under each of the operator's headings. */
export function factGroupsOf(product: Product): FactGroup[] {
  const titled = Map.groupBy(factsOf(product), ({ group = '' }) => group);
  const plain = titled.get('') ?? [];
  titled.delete('');
  const groups = [...titled].map(([title, facts]) => ({ title, facts }));
  return plain.length === 0 ? groups : [{ facts: plain }, ...groups];
}

/** The facts of a product: its fields, then its attributes. A fact that both state is listed once. */
export function factsOf(product: Product): Fact[] {
  const { brand, mpn, size, origin, tariff, softwareUpdates, repair } = product;
  return distinctAttributes([
    ...fact(factTexts.brand, brand),
    ...fact(factTexts.mpn, mpn),
    ...fact(factTexts.size(sidesOf(size)), size && sizeWords(size)),
    ...product.attributes,
    ...fact(factTexts.updates, softwareUpdates),
    ...fact(factTexts.repair, repair),
    ...fact(factTexts.origin, origin?.name),
    ...fact(factTexts.tariff, tariff),
  ]);
}

/**
 * The short facts that the law requires for food and drinks (LAW S6). The ingredients, which are longer, are shown
 * apart.
 */
export function foodFactsOf({ alcohol, allergens, storage }: Product): Fact[] {
  return [
    ...fact(factTexts.alcohol, alcohol === undefined ? undefined : factTexts.volume(formatNumber(alcohol))),
    ...fact(factTexts.allergens, allergens?.map((code) => factTexts.allergenNames[code]).join(', ')),
    ...fact(factTexts.storage, storage),
  ];
}

/** The nutrition table for 100 g or 100 ml, in the order that the law prescribes. */
export function nutritionOf(nutrition: NonNullable<Product['nutrition']>): Fact[] {
  const { kilojoules, kilocalories } = nutrition;
  const energy = [
    kilojoules === undefined ? undefined : `${formatNumber(kilojoules)}\u00a0kJ`,
    kilocalories === undefined ? undefined : `${formatNumber(kilocalories)}\u00a0kcal`,
  ].filter((part) => part !== undefined);
  const grams = nutrients.flatMap((name) => {
    const amount = nutrition[name];
    return amount === undefined ? [] : [{ name: factTexts.nutrients[name], value: `${formatNumber(amount)}\u00a0g` }];
  });
  return [...fact(factTexts.energy, energy.length === 0 ? undefined : energy.join(' / ')), ...grams];
}

const nutrients = ['fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt'] as const;

function fact(name: string, value: string | undefined): Fact[] {
  return value === undefined ? [] : [{ name, value }];
}

type Size = NonNullable<Product['size']>;
const sides = ['length', 'width', 'height'] as const;

function sidesOf(size: Size | undefined) {
  return sides.filter((side) => size?.[side] !== undefined);
}

function sizeWords(size: Size): string {
  const numbers = sidesOf(size).map((side) => formatNumber(size[side] ?? 0));
  return `${numbers.join(' × ')}\u00a0mm`;
}
