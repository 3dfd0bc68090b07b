import { compareCodeUnits, compareNames } from '../order/collation.ts';
import type { Slices } from '../slices.ts';
import type { Documents } from '../state/documents.ts';
import type { Unit } from './amount.ts';
import type { AttributeDictionary } from './attribute-dictionary.ts';
import { rangeUnit } from './range-unit.ts';

/** An attribute group of a category with the values that its products have. */
export interface FacetGroup {
  readonly name: string;
  /** Numbers of values, sorted naturally. */
  readonly values: Uint32Array;
  /** Beside each value: how many products of the category have it. */
  readonly counts: Uint32Array;
  /** The unit in which it is filtered by range; null where it is not. */
  readonly unit: Unit | null;
}

/** Counts the attribute groups and values of categories, one after the other. */
export class FacetCounter {
  readonly #documents: Documents;
  readonly #dictionary: AttributeDictionary;
  readonly #groupOf: Uint32Array;
  readonly #counts: Uint32Array;

  constructor(documents: Documents, dictionary: AttributeDictionary) {
    this.#documents = documents;
    this.#dictionary = dictionary;
    this.#groupOf = Uint32Array.from({ length: dictionary.size.values }, (_, value) => dictionary.groupOf(value));
    this.#counts = new Uint32Array(dictionary.size.values);
  }

  /**
   * The groups of a category in the operator's order, which only the products' own lists tell: by a group's mean place
   * in the lists of the category's products, then by name. (The mean, not the most common place: products that lack a
   * group in front do not upset it.)
   */
  *groupsOf(products: Uint32Array): Slices<readonly FacetGroup[]> {
    const values: number[] = [];
    const places = {
      sums: new Float64Array(this.#dictionary.size.groups),
      counts: new Uint32Array(this.#dictionary.size.groups),
    };
    for (let i = 0; i < products.length; i++) {
      this.#count(products[i] ?? 0, values, places);
      if (i % 4096 === 4095) yield;
    }
    const groups = [...Map.groupBy(values, (value) => this.#groupOf[value] ?? 0)].map(([group, members]) => ({
      facet: this.#facet(group, members),
      place: (places.sums[group] ?? 0) / (places.counts[group] ?? 1),
    }));
    for (const value of values) this.#counts[value] = 0;
    return groups.sort((a, b) => a.place - b.place || compareByName(a.facet, b.facet)).map(({ facet }) => facet);
  }

  #count(document: number, values: number[], places: { sums: Float64Array; counts: Uint32Array }): void {
    const { attributeStarts, attributeValues } = this.#documents;
    const end = attributeStarts[document + 1] ?? 0;
    let [place, before] = [-1, -1];
    for (let i = attributeStarts[document] ?? 0; i < end; i++) {
      const value = attributeValues[i] ?? 0;
      const count = this.#counts[value] ?? 0;
      if (count === 0) values.push(value);
      this.#counts[value] = count + 1;
      const group = this.#groupOf[value] ?? 0;
      if (group === before) continue; // a further value of the same group
      before = group;
      places.sums[group] = (places.sums[group] ?? 0) + ++place;
      places.counts[group] = (places.counts[group] ?? 0) + 1;
    }
  }

  #facet(group: number, members: number[]): FacetGroup {
    const values = Uint32Array.from(members.sort((a, b) => this.#dictionary.rank(a) - this.#dictionary.rank(b)));
    const counts = values.map((value) => this.#counts[value] ?? 0);
    const amounts = Array.from(values, (value) => this.#dictionary.amount(value));
    return { name: this.#dictionary.groupName(group), values, counts, unit: rangeUnit(amounts, counts) };
  }
}

function compareByName(a: FacetGroup, b: FacetGroup): number {
  return compareNames(a.name, b.name) || compareCodeUnits(a.name, b.name);
}
