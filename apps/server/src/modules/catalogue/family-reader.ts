import type { Condition, Family, FamilyMember } from '@kontor/contract';
import { membersInOrder, valuesOfProperties } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import { VersionedCache } from '../../concurrency/versioned-cache.ts';
import type { Queryable } from '../../database/database.ts';
import { type FamilyRecord, familyRecords, type MemberRecord } from './families.repository.ts';
import type { GroupPrices } from './group-prices.ts';
import { productFields } from './product-fields.ts';
import { settledUntil, stockOf, type WireProductSources, wireConditions } from './wire-product.ts';

/** The size of the cache for families, in bytes. */
const mostBytes = 16 * 1024 * 1024;

/** A member on the wire, with all its prices. */
interface ReadMember {
  readonly shown: FamilyMember;
  readonly canBeDelivered: boolean;
  readonly offers: readonly Condition[];
}

/** A family as shown in lists, without its members unless they are asked for. */
export interface ShownFamily {
  readonly summary: Family;
  /** The same as JSON. */
  readonly json: string;
  /** The ids of the members that cost as little as it says, in their order. Empty if none can be bought. */
  readonly cheapest: readonly string[];
}

type Cost = Pick<Family, 'from' | 'costsDiffer'>;

/** A family on the wire: whole, and as a list shows it. */
class ReadFamily implements ShownFamily {
  readonly whole: Family;
  readonly summary: Family;
  readonly json: string;
  readonly cheapest: readonly string[];
  /** The first moment at which it changes because a sale of a member begins or ends. */
  readonly until: number;
  readonly size: number;
  readonly #members: readonly ReadMember[];

  constructor(said: Omit<Family, keyof Cost>, members: readonly ReadMember[], until: number) {
    const { cheapest, ...cost } = costOf(members);
    this.summary = { ...said, ...cost };
    this.cheapest = cheapest;
    this.whole = { ...this.summary, members: members.map(({ shown }) => shown) };
    this.until = until;
    this.json = JSON.stringify(this.summary);
    this.size = 2 * JSON.stringify([this.whole, this.summary, this.json, members]).length;
    this.#members = members;
  }

  /**
   * The family in a list that found only some of its members. It shows the prices of those, and as many of them as are
   * asked for.
   */
  among(found: readonly string[] | undefined, most: number): ShownFamily {
    const areAll = found === undefined || found.length >= this.#members.length;
    if (areAll && most === 0) return this;
    const members = areAll ? this.#members : this.#members.filter(({ shown }) => found.includes(shown._id));
    const { from: _, ...said } = this.summary;
    const { cheapest, ...cost } = costOf(members);
    const summary = {
      ...(areAll ? this.summary : { ...said, ...cost }),
      ...(most > 0 && {
        members: members.slice(0, most).map(({ shown, offers }) => ({ ...shown, offers: [...offers] })),
      }),
    };
    return { summary, json: JSON.stringify(summary), cheapest };
  }
}

/** The dependencies of a family reader. */
interface FamilySources {
  readonly read: Queryable;
  readonly version: () => number;
  readonly clock: Clock;
}

/** Families by their keys. A family with a single member counts as none. */
export type FamiliesRead = ReadonlyMap<string, Pick<ReadFamily, 'whole' | 'until' | 'among'>>;

/** No family. */
export const noFamilies: FamiliesRead = new Map();

/** Reads families for the wire. */
export type FamilyReader = (ids: readonly string[], prices: GroupPrices) => Promise<FamiliesRead>;

/** Creates the reader. Its cache is valid until the version changes. */
export function createFamilyReader({ read, version, clock }: FamilySources): FamilyReader {
  const kept = new VersionedCache<ReadFamily>(mostBytes);
  return async (ids, prices) => {
    if (ids.length === 0) return new Map();
    const [readAt, now] = [version(), clock()];
    const keyOf = (id: string) => JSON.stringify([id, prices.terms?.name ?? null]);
    const found = new Map<string, ReadFamily>();
    for (const id of new Set(ids)) {
      const known = kept.find(keyOf(id), readAt);
      if (known !== undefined && now < known.until) found.set(id, known);
    }
    const missing = [...new Set(ids)].filter((id) => !found.has(id));
    for (const record of await familyRecords(read, missing)) {
      const made = readFamily(record, { prices, now });
      if (made === null) continue;
      kept.keep(keyOf(record.id), readAt, made);
      found.set(record.id, made);
    }
    return found;
  };
}

/** The customer group, and the moment. */
type Asked = Pick<WireProductSources, 'prices' | 'now'>;

/** A family at a group's prices. Null if it has fewer than two members. */
function readFamily({ id, name, properties, members }: FamilyRecord, asked: Asked): ReadFamily | null {
  const [first] = members;
  if (first === undefined || members.length < 2) return null;
  const ordered = membersInOrder(
    properties,
    members.map((member) => ({
      member,
      values: valuesOf(member, properties),
      offers: offersOf(member, asked),
      stock: stockOf(member, member.conditions, asked.prices),
    })),
  );
  const family = {
    ...{ _id: id, name: name ?? first.name, properties: [...properties], count: members.length },
    valueCounts: valuesOfProperties(properties, ordered).map((values) => values.length),
  };
  const read = ordered.map((one) => ({
    ...{ shown: wireMember(one), offers: one.offers },
    canBeDelivered: one.stock.stockStatus !== 'red' && one.offers.length > 0,
  }));
  return new ReadFamily(family, read, Math.min(...members.map((member) => settledUntil(member, asked.now))));
}

/**
 * The cheapest offer among the members that can be delivered, or among all if none can, which of them have one at its
 * price, and whether another offer costs more.
 */
function costOf(members: readonly ReadMember[]): Cost & Pick<ShownFamily, 'cheapest'> {
  const deliverable = members.filter(({ canBeDelivered }) => canBeDelivered);
  const some = deliverable.length > 0 ? deliverable : members;
  const offers = some.flatMap((one) => one.offers);
  const from = cheapest(offers);
  if (from === null) return { costsDiffer: false, cheapest: [] };
  const least = perUnit(from);
  return {
    from,
    costsDiffer: offers.some((one) => perUnit(one) > least),
    cheapest: some.filter((one) => one.offers.some((offer) => perUnit(offer) === least)).map(({ shown }) => shown._id),
  };
}

function valuesOf({ values }: MemberRecord, properties: readonly string[]): string[] {
  return properties.map((property) => values.find(({ name }) => name === property)?.value ?? '');
}

function offersOf({ conditions, history, ...row }: MemberRecord, asked: Asked): Condition[] {
  return wireConditions({ conditions, history, row }, asked);
}

function wireMember(one: {
  readonly member: MemberRecord;
  readonly values: string[];
  readonly offers: readonly Condition[];
  readonly stock: ReturnType<typeof stockOf>;
}): FamilyMember {
  const { member, values, offers, stock } = one;
  const offer = cheapest(offers);
  const energy = productFields.rows.energy.kind.toWire(member.energy);
  const { container } = member;
  return {
    ...{ _id: member.id, values, articleNumber: member.article_number },
    ...stock,
    ...(offer && { offer: shownOffer(offer) }),
    ...(energy && { energy }),
    ...(container && { container }),
  };
}

function shownOffer(offer: Condition): NonNullable<FamilyMember['offer']> {
  const { price, priceQuantity, deposit, unit, normPrice, normUnit } = offer;
  return {
    price,
    ...(priceQuantity !== undefined && { priceQuantity }),
    ...(deposit !== undefined && { deposit }),
    ...(unit !== undefined && { unit }),
    ...(normPrice !== undefined && { normPrice }),
    ...(normUnit !== undefined && { normUnit }),
  };
}

/** Gross EUR for one unit. */
function perUnit({ price, priceQuantity = 1 }: Condition): number {
  return price.gross / priceQuantity;
}

function cheapest(offers: readonly Condition[]): Condition | null {
  const [first, ...others] = offers;
  return first === undefined
    ? null
    : others.reduce((low, other) => (perUnit(other) < perUnit(low) ? other : low), first);
}
