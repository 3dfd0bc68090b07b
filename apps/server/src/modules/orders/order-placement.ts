import type { Order, OrderPlacement } from '@kontor/contract';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Viewer } from '../../http/viewer.ts';
import { orderRecipients } from '../configuration/configuration.service.ts';
import { type AgreedTexts, contractTexts } from './agreed-texts.ts';
import { calculateOrder } from './order-calculation.ts';
import { orderForm } from './order-form.ts';
import { type OrderSources, sellingTerms } from './order-sources.ts';
import { orderUnderKey } from './order-under-key.ts';
import { orderWithPayment } from './order-with-payment.ts';
import { placeInTransaction } from './place-order.ts';
import { placementRefusal } from './placement-refusals.ts';
import { signedOutText } from './texts/cart-changes.de.ts';
import type { AgreedText, OrderSnapshot } from './types.ts';

/** The longest Idempotency-Key. */
const maxKeyLength = 200;

/**
 * Places an order (CONTRACT §5, docs/decisions/008). The key decides: an order placed with it before is the answer,
 * whatever else has changed since, to those whose order it is. A page that shows a customer orders for that customer or
 * not at all. Everything the order does to the database is one transaction: at each moment it has happened, or it has
 * not.
 */
export async function placeOrder(
  sources: OrderSources,
  agreedTexts: AgreedTexts,
  key: string | undefined,
  body: OrderPlacement,
  viewer: Viewer | null,
): Promise<Order | Refused> {
  if (key === undefined || key === '' || key.length > maxKeyLength) return refused(400, 'idempotency-key-missing');
  if (body.shownTo !== undefined && body.shownTo !== viewer?.customerId) {
    return refused(401, 'not-signed-in', { msg: signedOutText });
  }
  const before = await orderUnderKey(sources.database.read, key, viewer);
  if (before !== null) return isRefused(before) ? before : placedOrder(sources, before);

  if (await sources.goLive.isClosed()) return refused(409, 'shop-not-open');
  const terms = await sellingTerms(sources, viewer);
  const customer = viewer && (await sources.customers.byId(sources.database.read, viewer.customerId));
  if (viewer !== null && customer === null) return refused(401, 'not-signed-in');
  // Judged again once the customer cannot change any more; here so that what is wrong anyway keeps nobody waiting for
  // the writer.
  const refusal = placementRefusal(body, orderForm(body, customer), terms.configuration);
  if (refusal !== null) return refusal;

  const texts = await keepContractTexts(sources, agreedTexts);
  const order = await refusableTransaction(sources.database, (transaction) =>
    placeInTransaction(transaction, sources, { key, body, viewer, terms, texts }),
  );
  if (isRefused(order)) return withFreshFigures(sources, body, viewer, order);
  sources.wakeJobs();
  if (orderRecipients(terms.configuration).length === 0) {
    sources.logger.warn(
      { orderNumber: order.orderNumber },
      'nobody of the shop is told of an order: no orderMail, no seller.email',
    );
  }
  return placedOrder(sources, order);
}

/** The answer of an order that was committed. Whoever hears of it can rely on it, whatever dies then. */
async function placedOrder(sources: OrderSources, order: OrderSnapshot): Promise<Order> {
  await sources.database.onDisk();
  return orderWithPayment(sources, { order });
}

/** Why a cart costs something else than it did: what of it is no longer there. */
const changedCartCodes: readonly string[] = ['item-gone', 'item-sold-out', 'voucher-gone'];

/**
 * Adds to such a refusal what the rest costs, so that the customer can go on with it. Asked after the rollback: in its
 * transaction the order had taken vouchers and stock already. A rest that nobody delivers has no figures.
 */
async function withFreshFigures(
  sources: OrderSources,
  body: OrderPlacement,
  viewer: Viewer | null,
  refusal: Refused,
): Promise<Refused> {
  if (!changedCartCodes.includes(refusal.code)) return refusal;
  const calculation = await calculateOrder(sources, body, viewer);
  return isRefused(calculation) ? refusal : { ...refusal, extra: { calculation } };
}

/** The texts of the contract as they read now; one that the operator has not written cannot be agreed to. */
async function keepContractTexts({ texts }: OrderSources, agreedTexts: AgreedTexts): Promise<AgreedText[]> {
  const agreed: AgreedText[] = [];
  for (const name of contractTexts) {
    const content = await texts.content(name);
    if (content !== null) agreed.push(await agreedTexts.keep(name, content));
  }
  return agreed;
}
