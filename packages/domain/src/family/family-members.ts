import { inShelfOrder } from './value-order.ts';

/** The maximum number of properties of a family. */
export const mostProperties = 3;

/** A member with its value for each property of the family, in their order; empty if it has none. */
export interface FamilyMember {
  readonly values: readonly string[];
}

/** The values of each property in the order in which they are offered ({@link inShelfOrder}). */
export function valuesOfProperties(properties: readonly string[], members: readonly FamilyMember[]): string[][] {
  return properties.map((_, property) => {
    const values = members.map(({ values }) => values[property] ?? '').filter((value) => value !== '');
    return inShelfOrder(values);
  });
}

/** The members sorted by the first property, then the second, then the third. */
export function membersInOrder<Member extends FamilyMember>(
  properties: readonly string[],
  members: readonly Member[],
): Member[] {
  const places = valuesOfProperties(properties, members).map(
    (values) => new Map(values.map((value, place) => [value, place])),
  );
  const placeOf = (member: Member, property: number) => places[property]?.get(member.values[property] ?? '') ?? -1;
  return members.toSorted((a, b) => {
    for (const property of properties.keys()) {
      const difference = placeOf(a, property) - placeOf(b, property);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** The choice of a value of a property, from the view of a member. */
export interface VariantChoice<Member> {
  readonly value: string;
  readonly isCurrent: boolean;
  readonly member: Member;
  /** Whether a member exists that differs only in this property. Otherwise the choice leads to the nearest one. */
  readonly isExact: boolean;
}

/**
 * The choices of a property from the view of a member. Each value leads to the member that differs in nothing else, or
 * to the one that shares most other values. Earlier properties count more; of several equally near members the first is
 * taken.
 */
export function variantChoices<Member extends FamilyMember>(
  current: Member,
  property: number,
  values: readonly string[],
  members: readonly Member[],
): VariantChoice<Member>[] {
  const own = current.values[property];
  return values.flatMap((value): VariantChoice<Member>[] => {
    if (value === own) return [{ value, isCurrent: true, member: current, isExact: true }];
    const some = members.filter((member) => member.values[property] === value);
    const [first, ...others] = some;
    if (first === undefined) return [];
    const all = current.values.length;
    const member = others.reduce(
      (best, other) => (shared(current, other) > shared(current, best) ? other : best),
      first,
    );
    return [
      { value, isCurrent: false, member, isExact: shared(current, member) === most(all) - weight(all, property) },
    ];
  });
}

/** The weight of a shared value: more than that of all later ones together. */
function weight(count: number, property: number): number {
  return 2 ** (count - 1 - property);
}

function most(count: number): number {
  return 2 ** count - 1;
}

function shared(a: FamilyMember, b: FamilyMember): number {
  return a.values.reduce(
    (sum, value, property) => sum + (b.values[property] === value ? weight(a.values.length, property) : 0),
    0,
  );
}
