import './bank-transfer.css';
import './confirmation.css';
import { type Order, routes, withdrawalAddressOf } from '@kontor/contract';
import { getRouteApi, rootRouteId, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { arrivalWords } from '../../catalogue/arrival-words.ts';
import { CheckoutLoading } from '../../checkout/checkout-page.tsx';
import { OrderProgress } from '../../checkout/order-progress.tsx';
import { OrderedItems } from '../../checkout/ordered-items.tsx';
import { RedirectStep } from '../../checkout/redirect-step.tsx';
import { checkoutAddress, registrationAddress, shoppingPath } from '../../page/address.ts';
import { PageHead } from '../../page/page-head.tsx';
import { useAddress } from '../../page/use-address.ts';
import { useSession } from '../../session/use-session.ts';
import { confirmationTexts } from '../../texts/confirmation.de.ts';
import { paymentStatusTexts } from '../../texts/payment.de.ts';
import { shellTexts } from '../../texts/shell.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { DeliveredTo } from './delivered-to.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { OrderPayment } from './payment/order-payment.tsx';
import { PaymentStatusPage } from './payment/payment-status.tsx';
import { usePlacedOrder } from './use-placed-order.ts';
import { useShownOrder } from './use-shown-order.ts';

const root = getRouteApi(rootRouteId);

/**
 * 'Danke für Ihre Bestellung' (SPEC §2), for the order in the address, by its key or its payment, otherwise for the one
 * finished or paid last in this tab. Without an order, or if it cannot be loaded, the visitor is redirected silently
 * (SPEC §4). A payer who returns from a provider to a tab that does not know the order sees the status of the payment.
 * The order's key in the address must not leak: this page sends no referrer.
 */
export function ConfirmationScreen() {
  const path = shoppingPath(useAddress());
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const [orderId, payment] = [query.get('orderId'), query.get('payment')];
  const shown = useShownOrder({ orderId, payment });
  const placed = usePlacedOrder(shown.orderId);
  if (placed.state === 'missing' && payment === null)
    return <RedirectStep from="confirmation" href={checkoutAddress(path, 'cart')} />;
  const isKnown = placed.state !== 'missing';
  return (
    <div className="checkout confirmation">
      <PageHead title={isKnown ? confirmationTexts.title : paymentStatusTexts.title} hidden />
      <meta name="referrer" content="no-referrer" />
      {placed.state === 'loading' && <CheckoutLoading />}
      {placed.state === 'missing' && payment !== null && <PaymentStatusPage payment={payment} again={shown.again} />}
      {placed.state === 'there' && <Confirmation {...placed} shopping={path} />}
    </div>
  );
}

function Confirmation(props: { order: Order; refresh: () => Promise<void>; shopping: string }) {
  const { order, refresh, shopping } = props;
  const { content, filename } = order.confirmationDoc;
  const file = new URLSearchParams({ content, filename, mimeType: 'application/pdf' });
  const headline = useRef<HTMLHeadingElement>(null);

  // The page is opened before the order is loaded, so the headline and its focus come later.
  useEffect(() => headline.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <h1 tabIndex={-1} ref={headline}>
        {confirmationTexts.title}
      </h1>
      <p className="confirmation-number">
        {confirmationTexts.orderNumber} <span>{order.orderNumber}</span>
      </p>
      <p>{confirmationTexts.message}</p>
      {order.arrival !== undefined && <p>{arrivalWords(order.arrival)}</p>}
      <OrderProgress order={order} heading="h2" />
      <OrderPayment order={order} refresh={refresh} />
      <p>
        <a className="confirmation-document" href={`${routes.getFile.path}?${file}`} rel="noreferrer">
          <Icon name="document" />
          {confirmationTexts.document}
        </a>
      </p>
      <HowToPay order={order} />
      <DeliveredTo order={order} />
      <OrderedItems order={order} heading="h2" />
      <AccountOffer />
      <p className="confirmation-actions">
        <a className={`button ${order.payment === 'due' ? 'button-secondary' : 'button-primary'}`} href={shopping}>
          {confirmationTexts.keepShopping}
        </a>
        {order.soldTo === undefined && <a href={withdrawalAddressOf('orderId', order._id)}>{shellTexts.withdraw}</a>}
      </p>
    </>
  );
}

/** Offers an account to a guest, where the shop has accounts for everybody. */
function AccountOffer() {
  const offersAccounts = root.useLoaderData({ select: (shell) => shell.login === 'anybody' });
  const { state } = useSession();
  if (!offersAccounts || state === 'unknown' || state === 'signed-in') return null;
  return (
    <p>
      {confirmationTexts.account} <a href={registrationAddress}>{confirmationTexts.makeAccount}</a>
    </p>
  );
}
