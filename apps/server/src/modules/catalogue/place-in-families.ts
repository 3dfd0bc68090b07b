import { mostProperties } from '@kontor/domain';
import type { FamilyValue } from './family-field-kinds.ts';

/** A product to be stored, with its wanted family. */
export interface Joining {
  readonly id: string;
  /** Null: no family. */
  readonly familyId: string | null;
  readonly values: readonly FamilyValue[];
  /** Null: unknown. */
  readonly place: number | null;
  readonly isActive: boolean;
  /** The family's name in the file. Null: the file does not state it. */
  readonly familyName: string | null;
}

/** An existing member of a family. */
export interface Member {
  readonly id: string;
  readonly articleNumber: string;
  readonly values: readonly FamilyValue[];
  readonly place: number;
}

/** A stored family. */
export interface StoredFamily {
  readonly id: string;
  readonly name: string | null;
  readonly properties: readonly string[];
}

/** Why a product cannot join the family in its file. It is then sold without a family. */
export type FamilyRefusal =
  | { readonly kind: 'no-family' }
  | { readonly kind: 'same-values'; readonly articleNumber: string }
  | { readonly kind: 'too-many-properties'; readonly most: number };

/** The result for a product. */
export interface Placed {
  readonly familyId: string | null;
  readonly values: readonly FamilyValue[];
  readonly place: number | null;
  readonly refusal: FamilyRefusal | null;
}

/** A family with its existing members that are not being stored again. */
export interface FamilyBefore extends StoredFamily {
  readonly members: readonly Member[];
}

/**
 * Places products in their families, in the order of their file, and returns the resulting families. No two members
 * have the same values, and no family has more than three properties. A second member with the same values, or a member
 * with a fourth property, stays outside (decision 038). If the file names all properties, their order is the file's.
 */
export function placeInFamilies(
  joining: readonly (Joining & { readonly articleNumber: string })[],
  before: ReadonlyMap<string, FamilyBefore>,
): { readonly placed: readonly Placed[]; readonly families: readonly StoredFamily[] } {
  const growing = new Map<string, GrowingFamily>();
  const placed = joining.map((one) => {
    if (one.familyId === null) return outside(one.values.length > 0 ? { kind: 'no-family' } : null);
    const family = growing.get(one.familyId) ?? new GrowingFamily(before.get(one.familyId) ?? empty(one.familyId));
    growing.set(one.familyId, family);
    return family.take(one);
  });
  return { placed, families: [...growing.values()].map((family) => family.after()) };
}

function empty(id: string): FamilyBefore {
  return { id, name: null, properties: [], members: [] };
}

function outside(refusal: FamilyRefusal | null): Placed {
  return { familyId: null, values: [], place: null, refusal };
}

/** A family while members are added. */
class GrowingFamily {
  readonly #before: FamilyBefore;
  readonly #taken: Map<string, string>;
  /** Names of properties, once for each member that has them. */
  #properties: readonly string[];
  #fileOrder: readonly string[] = [];
  #name: string | null;
  #lastPlace: number;

  constructor(before: FamilyBefore) {
    this.#before = before;
    this.#name = before.name;
    this.#taken = new Map(before.members.map(({ values, articleNumber }) => [keyOf(values), articleNumber]));
    const inUse = new Set(before.members.flatMap(({ values }) => values.map(({ name }) => name)));
    this.#properties = before.properties.filter((name) => inUse.has(name));
    this.#lastPlace = Math.max(0, ...before.members.map(({ place }) => place));
  }

  take(one: Joining & { readonly articleNumber: string }): Placed {
    const names = one.values.map(({ name }) => name);
    const properties = [...new Set([...this.#properties, ...names])];
    if (properties.length > mostProperties) return outside({ kind: 'too-many-properties', most: mostProperties });
    const key = keyOf(one.values);
    const twin = one.isActive ? this.#taken.get(key) : undefined;
    if (twin !== undefined) return outside({ kind: 'same-values', articleNumber: twin });
    if (one.isActive) this.#taken.set(key, one.articleNumber);
    this.#properties = properties;
    this.#fileOrder = [...new Set([...this.#fileOrder, ...names])];
    this.#name = one.familyName ?? this.#name;
    const place = one.place ?? this.#lastPlace + 1;
    this.#lastPlace = Math.max(this.#lastPlace, place);
    return { familyId: one.familyId, values: one.values, place, refusal: null };
  }

  after(): StoredFamily {
    const namesAll = this.#properties.every((name) => this.#fileOrder.includes(name));
    const properties = namesAll ? this.#fileOrder : this.#properties;
    return { id: this.#before.id, name: this.#name, properties };
  }
}

/** A key that is the same for the same values, in any order and case. */
function keyOf(values: readonly FamilyValue[]): string {
  const said = values.map(({ name, value }) => [name, value.toLocaleLowerCase('de')]);
  return JSON.stringify(said.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}
