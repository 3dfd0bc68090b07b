import type { IndexedAttribute, NamedValue } from '../shapes/indexed-product.ts';
import { AmountReader } from './amount.ts';
import { type AttributeDefinition, truths, undefinedAttribute, valuesOf } from './attribute-definition.ts';

/** An attribute as a product page lists it. */
export interface ListedAttribute extends NamedValue {
  readonly group?: string;
}

/** More different values of one name are read anew each time: few attributes have them. */
const mostRemembered = 5000;

/**
 * The operator's definitions, in their order. Values stay stored as their file had them: what a definition makes of
 * them is worked out when they are read, so that another definition holds at once, and an export gives back what came.
 */
export class AttributeDefinitions {
  readonly #byName: ReadonlyMap<string, AttributeDefinition>;
  readonly #ranks: ReadonlyMap<string, number>;
  readonly #reader = new AmountReader();
  readonly #values = new Map<string, Map<string, readonly string[]>>();

  /** `definitions`: in the operator's order; of two of one name the first counts. */
  constructor(definitions: readonly AttributeDefinition[]) {
    this.#byName = new Map(definitions.toReversed().map((one) => [one.name.normalize('NFC'), one]));
    this.#ranks = new Map(inGroups(definitions).map(({ name }, rank) => [name.normalize('NFC'), rank]));
  }

  /** What is known of the attributes of a name. */
  of(name: string): Omit<AttributeDefinition, 'name'> {
    return this.#byName.get(name.normalize('NFC')) ?? undefinedAttribute;
  }

  /** What lists filter by and searches find of some attributes: nothing of internal ones. */
  indexed(attributes: readonly NamedValue[]): readonly IndexedAttribute[] {
    if (this.#byName.size === 0) return attributes;
    return this.#inOrder(attributes).flatMap(({ name, value }) => {
      const { kind, isFilter, isInternal, isSearched } = this.of(name);
      if (isInternal) return [];
      return this.#valuesOf(name, value).map((one) => ({
        ...{ name, value: one },
        // One tick says yes; who does not tick it has both.
        ...((!isFilter || (kind === 'yes-no' && one === truths.no)) && { isFilter: false as const }),
        ...(!isSearched && { isSearched: false as const }),
      }));
    });
  }

  /** What a product page lists of some attributes, in the operator's order, each group's together. */
  listed(attributes: readonly NamedValue[]): ListedAttribute[] {
    if (this.#byName.size === 0) return [...attributes];
    return this.#inOrder(attributes).flatMap(({ name, value }) => {
      const { group, isInternal, isListed } = this.of(name);
      if (isInternal || !isListed) return [];
      return this.#valuesOf(name, value).map((one) => ({
        ...{ name, value: one },
        ...(group !== null && { group }),
      }));
    });
  }

  /** Where the attributes of a name stand among others; what is not defined stands behind. */
  rankOf(name: string): number {
    return this.#ranks.get(name.normalize('NFC')) ?? this.#ranks.size;
  }

  #inOrder(attributes: readonly NamedValue[]): NamedValue[] {
    return attributes.toSorted((a, b) => this.rankOf(a.name) - this.rankOf(b.name));
  }

  #valuesOf(name: string, value: string): readonly string[] {
    const values = this.#values.get(name) ?? new Map<string, readonly string[]>();
    const known = values.get(value);
    if (known !== undefined) return known;
    const made = valuesOf(this.of(name), value, this.#reader);
    if (values.size === 0) this.#values.set(name, values);
    if (values.size < mostRemembered) values.set(value, made);
    return made;
  }
}

/** Each group stands together where its first attribute stands. */
function inGroups(definitions: readonly AttributeDefinition[]): AttributeDefinition[] {
  const parts = Map.groupBy(definitions, ({ group, name }) => (group === null ? `name ${name}` : `group ${group}`));
  return [...parts.values()].flat();
}

/** None of the attributes is defined. */
export const noDefinitions = new AttributeDefinitions([]);
