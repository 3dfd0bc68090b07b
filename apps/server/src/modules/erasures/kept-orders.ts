import { lawfulYears, orderRetention, yearsLonger } from '@kontor/domain';
import type { Queryable } from '../../database/database.ts';
import { viennaDay } from '../../german-format.ts';
import { type OrderingPerson, ordersById, ordersOfPerson, type PersonsOrder } from '../orders/orders.service.ts';
import { lastChanges, withdrawnFrom } from './erasures.repository.ts';
import type { KeptOrder } from './types.ts';

/**
 * The orders of a person, newest first, with how long each is kept: `extraYears` longer than the law demands (LAW D6).
 */
export async function keptOrders(
  queryable: Queryable,
  person: OrderingPerson,
  extraYears: number,
): Promise<KeptOrder[]> {
  return withRetention(queryable, await ordersOfPerson(queryable, person), extraYears);
}

/** Orders by their ids, with how long each is kept: `extraYears` longer than the law demands. */
export async function retentionOf(
  queryable: Queryable,
  ids: readonly string[],
  extraYears: number,
): Promise<KeptOrder[]> {
  return withRetention(queryable, await ordersById(queryable, ids), extraYears);
}

/** Those of some orders that are over. */
export async function areOver(queryable: Queryable, ids: readonly string[]): Promise<KeptOrder[]> {
  const kept = await withRetention(queryable, await ordersById(queryable, ids), 0);
  return kept.filter(({ holds }) => holds.length === 0);
}

async function withRetention(
  queryable: Queryable,
  orders: readonly PersonsOrder[],
  extraYears: number,
): Promise<KeptOrder[]> {
  const changes = await lastChanges(
    queryable,
    orders.map(({ id }) => id),
  );
  const withdrawn = await withdrawnFrom(queryable, orders);
  return orders.map((order) => {
    const lastChange = viennaDay(Math.max(order.placedAt, changes.get(order.id) ?? 0));
    const facts = { ...order, lastChange, isWithdrawn: withdrawn.has(order.id) };
    return { ...order, ...orderRetention(facts, yearsLonger(lawfulYears(order.country), extraYears)) };
  });
}
