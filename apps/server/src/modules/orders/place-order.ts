import type { OrderPlacement } from '@kontor/contract';
import { centsFromEuro, priceAt, withSettledDelivery } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { privateId } from '../../private-id.ts';
import { takeFromStock, updateStockLights } from '../catalogue/stock.service.ts';
import { orderRecipients } from '../configuration/configuration.service.ts';
import type { Customer } from '../customers/types.ts';
import { vatIdTexts } from '../vat-ids/vat-ids.service.ts';
import { ageRefusal } from './buyer-age.ts';
import type { PlacedByHand } from './by-hand.ts';
import type { CalculatedCart, DeliverableCart } from './calculated-cart.ts';
import { composeOrder, type UnnumberedOrder } from './compose-order.ts';
import { numberOrder, numberOrderAtOnce } from './number-order.ts';
import { priceCartNow } from './order-calculation.ts';
import { orderForm } from './order-form.ts';
import { jobsOfOrder, vatIdCheckOf } from './order-jobs.ts';
import type { OrderSources, SellingTerms } from './order-sources.ts';
import { orderUnderKey } from './order-under-key.ts';
import { claimKey, holdOrder } from './orders.repository.ts';
import { placementRefusal } from './placement-refusals.ts';
import type { AgreedText, OrderSnapshot } from './types.ts';

/** An order to be placed. It has passed all checks that need no catalogue. */
export interface Placement {
  readonly key: string;
  readonly body: OrderPlacement;
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  readonly terms: SellingTerms;
  readonly texts: readonly AgreedText[];
  /** Set if an operator takes it by hand. */
  readonly byHand?: PlacedByHand;
}

/**
 * All writes of an order (CONTRACT §5), inside one transaction. If it returns a refusal, the caller rolls back. First
 * it locks the customer, so that the copied data cannot change before the commit. A customer who leaves the shop has
 * either left before, or is also removed from this order. Then it claims the key. A second call with the same key waits
 * here. The number comes last, because its row stays locked for all other orders until the commit.
 */
export async function placeInTransaction(
  transaction: Transaction<Schema>,
  sources: OrderSources,
  placement: Placement,
): Promise<OrderSnapshot | Refused> {
  const { key, body, viewer, terms, texts, byHand } = placement;
  const customer = viewer && (await sources.customers.lock(transaction, viewer.customerId));
  if (!isStill(viewer, customer)) return byHand ? refused(409, 'customer-stale') : refused(401, 'not-signed-in');
  const written = orderForm(body, customer, byHand);
  const wrong = placementRefusal(body, written, terms.configuration, { byHand, customer });
  if (wrong !== null) return wrong;
  const form = withSettledDelivery(written);
  const claim = { id: privateId(), idempotencyKey: key, createdAt: sources.clock() };
  const { email, paymentCondition } = form;
  const row = { ...claim, email, paymentCondition, customerId: customer?.id ?? null };
  if (!(await claimKey(transaction, row))) return winnerOf(transaction, placement);

  const cart = await priceCartNow(sources, transaction, { body, form, byHand }, terms);
  if (!cart.ok) return refused(409, shortageCode(cart) ?? cart.code);
  const refusal = cartRefusal(body, cart) ?? ageRefusal(cart, { form, now: sources.clock() });
  if (refusal !== null) return refusal;
  const taken = cart.priced.vouchers.map(({ voucher, price }) => ({ ...voucher, taken: 0 - price.gross }));
  if (!(await sources.vouchers.take(transaction, claim.id, taken))) return refused(409, 'voucher-gone');
  const lines = cart.priced.lines.map(({ line }) => line);
  const low = await takeFromStock(transaction, lines, terms.prices.stockRules);
  if (low === null) return refused(409, 'item-sold-out');

  const { id, createdAt } = claim;
  const unchecked = uncheckedVatId(cart);
  const jobs = [
    ...jobsOfOrder({ id, email }, orderRecipients(terms.configuration), createdAt),
    ...(unchecked === null ? [] : [vatIdCheckOf(id, createdAt)]),
  ];
  await enqueueAll(transaction, jobs, createdAt);
  const order = composeOrder({ id, createdAt, form, customer, options: body.options, cart, terms, texts });
  if (customer !== null) {
    await sources.customers.keepFirstAddresses(transaction, customer, form);
    await sources.customerCarts.takeOut(transaction, customer.id, order);
  }
  // Locks the catalogue's version until the commit, so slow work comes before it (docs/decisions/008).
  const hasNewVersion = await updateStockLights(transaction, low, terms.prices.stockRules);
  const how = { engine: sources.database.engine, pattern: terms.configuration.orderNumberPattern, hasNewVersion };
  const placed = await underNumber(transaction, order, { ...how, unchecked });
  await byHand?.alongside(
    transaction,
    placed,
    lines.map(({ condition, amount }) => priceAt(condition, amount)),
  );
  return placed;
}

/** The VAT id on which the tax depends and that nobody could check, or null. */
function uncheckedVatId({ buyer }: DeliverableCart): string | null {
  return buyer?.state === 'unknown' ? buyer.vatId : null;
}

/** Numbers and stores an order. One with an unchecked VAT id waits until it is checked. */
export async function underNumber(
  transaction: Transaction<Schema>,
  order: UnnumberedOrder,
  how: {
    readonly engine: OrderSources['database']['engine'];
    readonly pattern: string;
    readonly hasNewVersion: boolean;
    readonly unchecked: string | null;
  },
): Promise<OrderSnapshot> {
  const { engine, pattern, hasNewVersion, unchecked } = how;
  if (unchecked !== null) {
    const numbered = await numberOrder(transaction, order, pattern);
    await holdOrder(transaction, order.id, vatIdTexts.hold(unchecked, order.shop.seller.country));
    return numbered;
  }
  if (engine === 'sqlite') return numberOrder(transaction, order, pattern);
  // Processes cache what they read at a catalogue version. So this commit must be on disk before they see it.
  return numberOrderAtOnce(transaction, order, pattern, !hasNewVersion);
}

/**
 * Whether the customer still exists, in the group that the prices are for. A change of the group has ended the session.
 */
function isStill(viewer: Viewer | null, customer: Customer | null): boolean {
  return viewer === null || customer?.customerGroup === viewer.customerGroup;
}

/** Why the cart cannot be sold as the customer saw it, or null. An order is never shortened, nor its total changed. */
function cartRefusal(body: OrderPlacement, cart: DeliverableCart): Refused | null {
  const shortage = shortageCode(cart);
  if (shortage !== null) return refused(409, shortage);
  if (cart.refusedVouchers.length > 0) return refused(409, 'voucher-gone');
  return isAsSeen(body, cart.priced) ? null : refused(409, 'order-changed');
}

/**
 * If a client does not state the amount left to pay, it may have taken that amount for the total by adding up
 * everything (SPEC §4).
 */
function isAsSeen(
  { total: seen, toPay: seenToPay }: OrderPlacement,
  { total, toPay }: DeliverableCart['priced'],
): boolean {
  const gross = centsFromEuro(seen.gross);
  if (seenToPay === undefined) return gross === total.gross || gross === toPay.gross;
  return gross === total.gross && centsFromEuro(seenToPay) === toPay.gross;
}

/** The code of the refusal that something of a cart is not there any more; null: all of it is. */
export function shortageCode({ shortages }: Pick<CalculatedCart, 'shortages'>): 'item-gone' | 'item-sold-out' | null {
  if (shortages.length === 0) return null;
  return shortages.some(({ kind }) => kind === 'gone') ? 'item-gone' : 'item-sold-out';
}

/** The order that another transaction placed with this key in the meantime, if it belongs to the same customer. */
async function winnerOf(
  transaction: Transaction<Schema>,
  { key, viewer }: Placement,
): Promise<OrderSnapshot | Refused> {
  const order = await orderUnderKey(transaction, key, viewer);
  if (order === null) throw new Error('An idempotency key is taken by an order that is not there');
  return order;
}
