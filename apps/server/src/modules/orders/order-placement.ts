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
import { newOrder } from './order-with-payment.ts';
import { placeInTransaction } from './place-order.ts';
import { placementRefusal } from './placement-refusals.ts';
import { signedOutText } from './texts/cart-changes.de.ts';
import type { AgreedText, OrderSnapshot } from './types.ts';

/** The longest Idempotency-Key. */
const maxKeyLength = 200;

/**
 * Places an order (CONTRACT §5, docs/decisions/008). The key decides: if it has already placed an order, that order is
 * returned to its owner, whatever else has changed since. A page that was shown to a customer can order only for that
 * customer. All writes of the order are one transaction, so that they happen together or not at all.
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
  // The transaction checks this again, when the customer cannot change any more. The check here saves a wrong order the
  // wait for the writer.
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

/**
 * The answer for a committed order. It is given when the commit is on the disk, so that it stays true if a process or
 * the machine dies.
 */
async function placedOrder(sources: OrderSources, order: OrderSnapshot): Promise<Order> {
  await sources.database.onDisk();
  return newOrder(sources, order);
}

/** Refusals because the cart has changed and has another total. */
const changedCartCodes: readonly string[] = ['order-changed', 'item-gone', 'item-sold-out', 'voucher-gone'];

/**
 * Adds to such a refusal the present cost of the cart and its changes, so that the customer can continue. It is
 * calculated after the rollback, because inside the transaction the order had already taken vouchers and stock. If the
 * rest cannot be delivered, no figures are added.
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

/**
 * The texts of the contract as they read now. A text that the operator has not written is left out: nobody can agree to
 * it.
 */
async function keepContractTexts({ texts }: OrderSources, agreedTexts: AgreedTexts): Promise<AgreedText[]> {
  const agreed: AgreedText[] = [];
  for (const name of contractTexts) {
    const content = await texts.content(name);
    if (content !== null) agreed.push(await agreedTexts.keep(name, content));
  }
  return agreed;
}
