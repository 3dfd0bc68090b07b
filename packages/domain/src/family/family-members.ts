import { inShelfOrder } from './value-order.ts';

/** The most properties of a family: nobody reads a fourth row of choices. */
export const mostProperties = 3;

/** A member with its value of each property of its family, in their order; empty if it has none. */
export interface FamilyMember {
  readonly values: readonly string[];
}

/** Each property's values, as they are offered: {@link inShelfOrder} of the members' order. */
export function valuesOfProperties(properties: readonly string[], members: readonly FamilyMember[]): string[][] {
  return properties.map((_, property) => {
    const values = members.map(({ values }) => values[property] ?? '').filter((value) => value !== '');
    return inShelfOrder(values);
  });
}

/** The members as they stand on a shelf: by the first property, then the second, then the third. */
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

/** A choice of one value of a property, seen from a member: which member it leads to. */
export interface VariantChoice<Member> {
  readonly value: string;
  readonly isCurrent: boolean;
  readonly member: Member;
  /** Whether a member exists that differs in this property alone. If not, the choice leads to the nearest one. */
  readonly isExact: boolean;
}

/**
 * The member that a value leads to from another one: the one that differs in nothing else, or the one that shares most
 * of the other values. Earlier properties count more; of several alike the first one is taken.
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

/** What a shared value counts: more than all later ones together. */
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
