import type { Order, OrderPlacement } from '@kontor/contract';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Viewer } from '../../http/viewer.ts';
import { orderRecipients } from '../configuration/configuration.service.ts';
import { type AgreedTexts, contractTexts, contractTextsOfBusinesses } from './agreed-texts.ts';
import { checkBuyer } from './business-buyer.ts';
import type { HandOrder, PlacedByHand } from './by-hand.ts';
import { calculateOrder } from './order-calculation.ts';
import { orderForm } from './order-form.ts';
import { type OrderSources, type SellingTerms, sellingTerms } from './order-sources.ts';
import { orderUnderKey } from './order-under-key.ts';
import { newOrder } from './order-with-payment.ts';
import { type Placement, placeInTransaction } from './place-order.ts';
import { placementRefusal } from './placement-refusals.ts';
import { signedOutText } from './texts/cart-changes.de.ts';
import type { AgreedText, OrderSnapshot } from './types.ts';

/** The longest Idempotency-Key. */
const maxKeyLength = 200;

/**
 * Places an order (CONTRACT §5, docs/decisions/008). If the key has already placed an order, that order is returned to
 * its owner, whatever has changed since. A page that was shown to one customer cannot order for another. All writes of
 * the order are one transaction.
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
  const order = await placeUnderKey(sources, agreedTexts, { key, body, viewer });
  return isRefused(order) ? order : placedOrder(sources, order);
}

/**
 * Places an order that an operator took by hand, by the same steps and in the same transaction as a customer's own. It
 * is answered when it is on disk.
 */
export async function placeByHand(
  sources: OrderSources,
  agreedTexts: AgreedTexts,
  { byHand, ...asked }: AskedOrder & { readonly byHand: PlacedByHand },
): Promise<HandOrder | Refused> {
  let isRepeated = true;
  const alongside: PlacedByHand['alongside'] = async (...placed) => {
    await byHand.alongside(...placed);
    isRepeated = false;
  };
  const order = await placeUnderKey(sources, agreedTexts, { ...asked, byHand: { ...byHand, alongside } });
  if (isRefused(order)) return order;
  await sources.database.onDisk();
  return { order, isRepeated };
}

/** An order to place under a key. */
type AskedOrder = Pick<Placement, 'key' | 'body' | 'viewer' | 'byHand'>;

/** The order that the key has placed, or places now. */
async function placeUnderKey(
  sources: OrderSources,
  agreedTexts: AgreedTexts,
  asked: AskedOrder,
): Promise<OrderSnapshot | Refused> {
  const { key, body, viewer, byHand } = asked;
  const before = await orderUnderKey(sources.database.read, key, viewer);
  if (before !== null) return before;

  if (await sources.goLive.isClosed()) return refused(409, 'shop-not-open');
  const terms = await sellingTerms(sources, viewer);
  const customer = viewer && (await sources.customers.byId(sources.database.read, viewer.customerId));
  if (viewer !== null && customer === null)
    return byHand ? refused(409, 'customer-stale') : refused(401, 'not-signed-in');
  // The transaction checks this again, when the customer can no longer change. This check keeps a wrong order from
  // waiting for the writer.
  const form = orderForm(body, customer, byHand);
  const refusal = placementRefusal(body, form, terms.configuration, { byHand, customer });
  if (refusal !== null) return refusal;
  await checkBuyer(sources, form, terms.configuration);

  const texts = await keepContractTexts(sources, agreedTexts, terms);
  const order = await refusableTransaction(sources.database, (transaction) =>
    placeInTransaction(transaction, sources, { ...asked, terms, texts }),
  );
  // An operator sees the fresh figures beside the form.
  if (isRefused(order)) return byHand ? order : withFreshFigures(sources, body, viewer, order);
  sources.wakeJobs();
  if (orderRecipients(terms.configuration).length === 0) {
    sources.logger.warn(
      { orderNumber: order.orderNumber },
      'nobody of the shop is told of an order: no orderMail, no seller.email',
    );
  }
  return order;
}

/**
 * The answer for a committed order. It is sent when the commit is on disk, so it stays true if a process or machine
 * dies.
 */
async function placedOrder(sources: OrderSources, order: OrderSnapshot): Promise<Order> {
  await sources.database.onDisk();
  return newOrder(sources, order);
}

/** Refusals because the cart has changed and has another total. */
const changedCartCodes: readonly string[] = ['order-changed', 'item-gone', 'item-sold-out', 'voucher-gone'];

/**
 * Adds the current prices and changes of the cart to such a refusal, so that the customer can continue. They are
 * calculated after the rollback, because the order had already taken vouchers and stock inside the transaction. If the
 * remaining goods cannot be delivered, nothing is added.
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

/** The current texts of the contract. A text that the operator has not written is left out. */
export async function keepContractTexts(
  { texts }: OrderSources,
  agreedTexts: AgreedTexts,
  { configuration }: SellingTerms,
): Promise<AgreedText[]> {
  const agreed: AgreedText[] = [];
  for (const name of configuration.soldTo === 'businesses' ? contractTextsOfBusinesses : contractTexts) {
    const content = await texts.content(name);
    if (content !== null) agreed.push(await agreedTexts.keep(name, content));
  }
  return agreed;
}
