import {
  confirmationAddress,
  type OrderSummary,
  type PaymentSums,
  reviewAddressOf,
  routes,
  withdrawalAddressOf,
} from '@kontor/contract';
import { useId, useState } from 'react';
import { ProductPicture } from '../../../catalogue/product-picture.tsx';
import { leftToPay } from '../../../checkout/left-to-pay.ts';
import { OrderParcels } from '../../../checkout/order-progress.tsx';
import { isOnItsWay, OrderSteps } from '../../../checkout/order-steps.tsx';
import { useShop } from '../../../context/shop-context.ts';
import { formatDate } from '../../../format/format-date.ts';
import { formatPrice } from '../../../format/format-price.ts';
import type { PriceDeclaration } from '../../../format/shown-price.ts';
import { rootPath } from '../../../page/address.ts';
import { orderListTexts } from '../../../texts/account.de.ts';
import { shellTexts } from '../../../texts/shell.de.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { OrderAgain } from './order-again.tsx';
import { OrderDetail } from './order-detail.tsx';

/** The number of items of an order that the list names; the others are counted. */
const namedItems = 3;

/**
 * An order in the list with its items at a glance, its PDF, and a button to buy it again. It opens to show the whole
 * order.
 */
export function AccountOrder({ order, declaration }: { order: OrderSummary; declaration: PriceDeclaration }) {
  const heading = useId();
  const [isOpened, setOpened] = useState(false);
  const { content, filename } = order.confirmationDoc;
  const payment = shownPaymentOf(order);
  const file = new URLSearchParams({ content, filename, mimeType: 'application/pdf' });
  return (
    <article className="account-order" aria-labelledby={heading}>
      <OrderHead order={order} heading={heading} payment={payment} />
      <ItemsInShort order={order} />
      {isOnItsWay(order.state) && <OrderSteps state={order.state} />}
      <OrderParcels parcels={order.parcels} />
      <div className="account-order-actions">
        {payment === 'due' && (
          <a
            className="button button-primary"
            href={confirmationAddress(rootPath, order._id)}
            aria-label={orderListTexts.payFor(order.orderNumber)}
          >
            {orderListTexts.pay}
          </a>
        )}
        {order.toTransfer && (
          <a
            className="button button-secondary"
            href={confirmationAddress(rootPath, order._id)}
            aria-label={orderListTexts.transferFor(order.orderNumber)}
          >
            {orderListTexts.transfer}
          </a>
        )}
        <OrderAgain order={order} declaration={declaration} />
        <a
          className="account-order-document"
          href={`${routes.getFile.path}?${file}`}
          rel="noreferrer"
          aria-label={orderListTexts.documentOf(order.orderNumber)}
        >
          <Icon name="document" />
          {orderListTexts.document}
        </a>
        <ReviewLink order={order} />
        {order.soldTo === undefined && (
          <a
            href={withdrawalAddressOf('orderId', order._id)}
            aria-label={orderListTexts.withdrawFrom(order.orderNumber)}
          >
            {shellTexts.withdraw}
          </a>
        )}
      </div>
      <details className="account-order-detail" onToggle={({ currentTarget: { open } }) => open && setOpened(true)}>
        <summary>
          <Icon name="down" />
          {orderListTexts.detail}
          <span className="unseen"> {orderListTexts.order(order.orderNumber)}</span>
        </summary>
        {isOpened && <OrderDetail orderId={order._id} />}
      </details>
    </article>
  );
}

/** To the page on which what it bought is reviewed, once it was delivered, in a shop with reviews. */
function ReviewLink({ order }: { order: OrderSummary }) {
  const { configuration } = useShop();
  const { loaded } = useLoaded(configuration.uiSettings);
  if (order.state !== 'delivered' || loaded.state !== 'there' || loaded.value.reviews === undefined) return null;
  return (
    <a href={reviewAddressOf(order._id)} aria-label={orderListTexts.reviewFor(order.orderNumber)}>
      {orderListTexts.review}
    </a>
  );
}

/** Number, sum, day, and how far it is. `heading`: the id of its headline. */
function OrderHead(props: { order: OrderSummary; heading: string; payment: OrderSummary['payment'] }) {
  const { order, heading, payment } = props;
  return (
    <header className="account-order-head">
      <h2 id={heading} tabIndex={-1}>
        {orderListTexts.order(order.orderNumber)}
      </h2>
      <p className="account-order-total figures">{formatPrice(leftToPay(order))}</p>
      <p className="account-order-facts">
        <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
        {!isOnItsWay(order.state) && (
          <span className="account-order-state" data-state={order.state}>
            {orderListTexts.states[order.state] ?? order.state}
          </span>
        )}
        {payment !== undefined && (
          <span className="account-order-payment" data-payment={payment}>
            {paymentInShort(payment, order.paymentSums)}
          </span>
        )}
      </p>
    </header>
  );
}

/** The state of the payment. Nothing is due for an order that was cancelled before it was paid. */
function shownPaymentOf({ payment, state }: OrderSummary): OrderSummary['payment'] {
  return payment === 'due' && state === 'cancelled' ? undefined : payment;
}

function paymentInShort(payment: NonNullable<OrderSummary['payment']>, sums: PaymentSums | undefined): string {
  if (sums === undefined || sums.left === 0) return orderListTexts.payments[payment];
  return payment === 'returned'
    ? orderListTexts.returnedPart(formatPrice(sums.returned), formatPrice(sums.left))
    : orderListTexts.partlyPaid(formatPrice(sums.paid), formatPrice(sums.open));
}

/** The names of its first items, behind their pictures. */
function ItemsInShort({ order: { items } }: { order: OrderSummary }) {
  const first = items.slice(0, namedItems);
  const named = first.map(({ amount, name }) => orderListTexts.item(amount, name)).join(', ');
  return (
    <div className="account-order-items">
      {first.some(({ picture }) => picture !== undefined) && (
        <div className="account-order-pictures">
          {first.map(({ picture, name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a placed order never change
            <ProductPicture key={place} content={picture} name={name} alt="" sizes="64px" onCard />
          ))}
        </div>
      )}
      <p>{orderListTexts.items(named, Math.max(0, items.length - namedItems))}</p>
    </div>
  );
}
