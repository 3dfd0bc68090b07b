import type { Order } from '@kontor/contract';
import { orderDetailsRefusals } from '@kontor/domain';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isOrderable } from '../../cart/cart.ts';
import { finish } from '../../cart/cart-actions.ts';
import { useCart } from '../../cart/index.ts';
import { choicesOf } from '../../cart/order-choices.ts';
import { cleanDetails } from '../../cart/order-details.ts';
import { useDetails } from '../../cart/use-details.ts';
import { checkoutAddress, confirmationAddress, shoppingPath } from '../../shop/address.ts';
import { CheckoutPage } from '../../shop/checkout-page.tsx';
import { Redirect } from '../../shop/redirect.tsx';
import { useAddress } from '../../shop/use-address.ts';
import { summaryTexts } from '../../texts/de/summary.ts';
import { Summary } from './summary.tsx';

const route = getRouteApi('/summary/$');

/** The last page before the order (SPEC §2). Without a cart, or without valid details, one is led to the step that is missing. */
export function SummaryScreen() {
  const data = route.useLoaderData();
  const router = useRouter();
  const path = shoppingPath(useAddress());
  const cart = useCart();
  const details = useDetails();
  const [placed, setPlaced] = useState<Order | null>(null);

  // Only once this screen knows that the order is placed does the cart empty: an empty cart would lead back to it.
  useEffect(() => {
    if (placed === null) return;
    finish(placed);
    router.navigate({ href: confirmationAddress(path, placed._id), replace: true });
  }, [placed, path, router]);

  const isReady = cart.ready && details.ready && placed === null;
  if (isReady && !isOrderable(cart.value)) return <Redirect href={checkoutAddress(path, 'cart')} />;
  const wrong = orderDetailsRefusals(cleanDetails(details.value), choicesOf(data));
  if (isReady && wrong.length > 0) return <Redirect href={checkoutAddress(path, 'order')} />;
  return (
    <CheckoutPage step="summary" title={summaryTexts.title} ready={isReady}>
      <Summary cart={cart.value} details={cleanDetails(details.value)} data={data} onPlaced={setPlaced} />
    </CheckoutPage>
  );
}
