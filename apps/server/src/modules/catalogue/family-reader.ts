import type { Condition, Family, FamilyMember, Product } from '@kontor/contract';
import { membersInOrder, valuesOfProperties } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import { CacheOfVersion } from '../../concurrency/cache-of-version.ts';
import type { Queryable } from '../../database/database.ts';
import { type FamilyRecord, familyRecords, type MemberRecord } from './families.repository.ts';
import type { GroupPrices } from './group-prices.ts';
import type { ReadyProduct } from './ready-products.ts';
import { settledUntil, stockOf, type WireProductSources, wireConditions } from './wire-product.ts';

/** Bytes of families that are kept. */
const mostBytes = 16 * 1024 * 1024;

/** A family as the wire has it, whole and without its members. */
class ReadFamily {
  readonly whole: Family;
  /** As JSON, without the members. */
  readonly summary: string;
  /** The first moment at which it shows something else, since a sale of a member begins or ends. */
  readonly until: number;
  readonly size: number;

  constructor(family: Family, until: number) {
    const { members: _, ...summary } = family;
    this.whole = family;
    this.until = until;
    this.summary = JSON.stringify(summary);
    this.size = 2 * (JSON.stringify(family).length + this.summary.length);
  }
}

/** What a reader of families needs. */
interface FamilySources {
  readonly read: Queryable;
  readonly version: () => number;
  readonly clock: Clock;
}

/** Families by their keys; one of no more than one member is none. */
export type FamiliesRead = ReadonlyMap<string, Pick<ReadFamily, 'whole' | 'summary' | 'until'>>;

/** No family. */
export const noFamilies: FamiliesRead = new Map();

/** Reads families as the wire has them. */
export type FamilyReader = (ids: readonly string[], prices: GroupPrices) => Promise<FamiliesRead>;

/** A product with what is said of the family that it stands for. */
export function withFamily({ familyId, product }: ReadyProduct, families: FamiliesRead): Product {
  const family = familyId === null ? undefined : families.get(familyId);
  if (family === undefined) return product;
  const { members: _, ...summary } = family.whole;
  return { ...product, family: summary };
}

/** The same as JSON, from what is JSON already. */
export function jsonWithFamily({ familyId, json }: ReadyProduct, families: FamiliesRead): string {
  const family = familyId === null ? undefined : families.get(familyId);
  return family === undefined ? json : `${json.slice(0, -1)},"family":${family.summary}}`;
}

/** Makes the reader. What it read is kept until the version moves. */
export function createFamilyReader({ read, version, clock }: FamilySources): FamilyReader {
  const kept = new CacheOfVersion<ReadFamily>(mostBytes);
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
      const family = wireFamily(record, { prices, now });
      if (family === null) continue;
      const made = new ReadFamily(family, Math.min(...record.members.map((member) => settledUntil(member, now))));
      kept.keep(keyOf(record.id), readAt, made);
      found.set(record.id, made);
    }
    return found;
  };
}

/** At whose prices, and when. */
type Asked = Pick<WireProductSources, 'prices' | 'now'>;

/** A family as the wire has it at a group's prices; null where it has one member or none. */
function wireFamily({ id, name, properties, members }: FamilyRecord, asked: Asked): Family | null {
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
  const deliverable = ordered.filter(({ stock, offers }) => stock.stockStatus !== 'red' && offers.length > 0);
  const offers = (deliverable.length > 0 ? deliverable : ordered).flatMap((one) => one.offers);
  const from = cheapest(offers);
  return {
    ...{ _id: id, name: name ?? first.name, properties: [...properties], count: members.length },
    valueCounts: valuesOfProperties(properties, ordered).map((values) => values.length),
    ...(from && { from }),
    costsDiffer: from !== null && offers.some((offer) => perUnit(offer) > perUnit(from)),
    members: ordered.map(wireMember),
  };
}

function valuesOf({ values }: MemberRecord, properties: readonly string[]): string[] {
  return properties.map((property) => values.find(({ name }) => name === property)?.value ?? '');
}

function offersOf({ conditions, category_id: categoryId }: MemberRecord, asked: Asked): Condition[] {
  return wireConditions({ conditions, categoryId }, asked);
}

function wireMember(one: {
  readonly member: MemberRecord;
  readonly values: string[];
  readonly offers: readonly Condition[];
  readonly stock: ReturnType<typeof stockOf>;
}): FamilyMember {
  const { member, values, offers, stock } = one;
  const offer = cheapest(offers);
  return {
    ...{ _id: member.id, values, articleNumber: member.article_number },
    ...stock,
    ...(offer && { offer: shownOffer(offer) }),
  };
}

function shownOffer({ price, priceQuantity, unit }: Condition): NonNullable<FamilyMember['offer']> {
  return { price, ...(priceQuantity !== undefined && { priceQuantity }), ...(unit !== undefined && { unit }) };
}

/** Gross EUR of one unit. */
function perUnit({ price, priceQuantity = 1 }: Condition): number {
  return price.gross / priceQuantity;
}

function cheapest(offers: readonly Condition[]): Condition | null {
  const [first, ...others] = offers;
  return first === undefined
    ? null
    : others.reduce((low, other) => (perUnit(other) < perUnit(low) ? other : low), first);
}
