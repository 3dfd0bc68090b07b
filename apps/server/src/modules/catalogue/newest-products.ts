import type { Product } from '@kontor/contract';

/** A product that came lately. */
export interface Arrival {
  readonly id: string;
  readonly familyId: string | null;
}

/** Which of the newest products are wanted, and how many. */
export interface NewestWanted {
  readonly most: number;
  isWanted(product: Product): boolean;
}

/** How often products are looked at before fewer than wanted are enough. */
const mostRounds = 8;
/** Products looked at besides those wanted, each time. */
const spare = 12;

/**
 * The first of the arrivals that are wanted, of a family one. Products are read a few at a time, because few are needed
 * and many may come at once: a shoe in thirty sizes is thirty arrivals. `show` may leave products out, and says which
 * family a product stands for.
 */
export async function firstWanted(
  arrivals: readonly Arrival[],
  { most, isWanted }: NewestWanted,
  show: (ids: readonly string[]) => Promise<readonly Product[]>,
): Promise<Product[]> {
  const found = new Map<string, Product>();
  const families = new Set<string>();
  let left = arrivals.map((arrival, place) => ({ ...arrival, place }));
  const places = new Map(left.map(({ id, place }) => [id, place]));
  // A family has the place of its newest member, whichever stands for it.
  const familyPlaces = new Map(left.toReversed().map(({ familyId, place }) => [familyId, place]));
  for (let round = 0; round < mostRounds && found.size < most && left.length > 0; round++) {
    const looked = fewOfEach(left, most);
    for (const product of await show(looked.map(({ id }) => id))) {
      const family = product.family?._id;
      if (!isWanted(product) || (family !== undefined && families.has(family))) continue;
      if (family !== undefined) families.add(family);
      found.set(product._id, product);
    }
    const done = new Set(looked.map(({ id }) => id));
    left = left.filter(({ id, familyId }) => !done.has(id) && !(familyId !== null && families.has(familyId)));
  }
  const placeOf = ({ _id, family }: Product) =>
    (family === undefined ? places.get(_id) : familyPlaces.get(family._id)) ?? arrivals.length;
  return [...found.values()].toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, most);
}

/** The first products, of each family no more than could be shown. */
function fewOfEach<Of extends Arrival>(arrivals: readonly Of[], most: number): Of[] {
  const members = new Map<string, number>();
  const few = arrivals.filter(({ familyId }) => {
    if (familyId === null) return true;
    const count = (members.get(familyId) ?? 0) + 1;
    members.set(familyId, count);
    return count <= most;
  });
  return few.slice(0, most + spare);
}
