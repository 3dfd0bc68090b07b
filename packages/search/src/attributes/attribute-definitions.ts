import type { IndexedAttribute, NamedValue } from '../shapes/indexed-product.ts';
import { type AttributeDefinition, truths, undefinedAttribute, valuesOf } from './attribute-definition.ts';
import { MeasurementReader } from './measurement.ts';

/** An attribute as the product page lists it. */
export interface ListedAttribute extends NamedValue {
  readonly group?: string;
}

/**
 * Up to so many values of one name are remembered. Further ones are read anew each time, but few attributes have more.
 */
const mostRemembered = 5000;

/**
 * The operator's definitions, in their order. Values are stored as their file had them and are interpreted when read.
 * So a changed definition applies at once, and an export returns the original values.
 */
export class AttributeDefinitions {
  readonly #byName: ReadonlyMap<string, AttributeDefinition>;
  readonly #ranks: ReadonlyMap<string, number>;
  readonly #reader = new MeasurementReader();
  readonly #values = new Map<string, Map<string, readonly string[]>>();

  /** `definitions`: in the operator's order. Of several definitions for one name the first counts. */
  constructor(definitions: readonly AttributeDefinition[]) {
    this.#byName = new Map(definitions.toReversed().map((one) => [one.name.normalize('NFC'), one]));
    this.#ranks = new Map(inGroups(definitions).map(({ name }, rank) => [name.normalize('NFC'), rank]));
  }

  /** The definition of the attributes with a name. */
  of(name: string): Omit<AttributeDefinition, 'name'> {
    return this.#byName.get(name.normalize('NFC')) ?? undefinedAttribute;
  }

  /** The attributes for filters and searches, without internal ones. */
  indexed(attributes: readonly NamedValue[]): readonly IndexedAttribute[] {
    if (this.#byName.size === 0) return attributes;
    return this.#inOrder(attributes).flatMap(({ name, value }) => {
      const { kind, isFilter, isInternal, isSearched } = this.of(name);
      if (isInternal) return [];
      return this.#valuesOf(name, value).map((one) => ({
        ...{ name, value: one },
        // The filter offers only the yes. Without a selection, the list contains both.
        ...((!isFilter || (kind === 'yes-no' && one === truths.no)) && { isFilter: false as const }),
        ...(!isSearched && { isSearched: false as const }),
      }));
    });
  }

  /** The attributes for a product page, in the operator's order, grouped by heading. */
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

  /** The position of a name's attributes. Attributes without a definition come last. */
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

/** Moves the attributes of each group together, to the position of the group's first attribute. */
function inGroups(definitions: readonly AttributeDefinition[]): AttributeDefinition[] {
  const parts = Map.groupBy(definitions, ({ group, name }) => (group === null ? `name ${name}` : `group ${group}`));
  return [...parts.values()].flat();
}

/** No attribute has a definition. */
export const noDefinitions = new AttributeDefinitions([]);
