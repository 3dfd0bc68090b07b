import './summary.css';
import { orderDetailsRefusals } from '@kontor/domain';
import { getRouteApi } from '@tanstack/react-router';
import { isOrderable } from '../../cart/cart.ts';
import { CheckoutPage } from '../../checkout/checkout-page.tsx';
import { detailsToOrder } from '../../checkout/clean-details.ts';
import { choicesFor } from '../../checkout/order-choices.ts';
import { RedirectStep } from '../../checkout/redirect-step.tsx';
import { useDetails } from '../../checkout/use-details.ts';
import { checkoutAddress, shoppingPath } from '../../page/address.ts';
import { useAddress } from '../../page/use-address.ts';
import { useSession } from '../../session/use-session.ts';
import { summaryTexts } from '../../texts/summary.de.ts';
import { useCart } from '../../visit/use-cart.ts';
import { Summary } from './summary.tsx';

const route = getRouteApi('/summary/$');

/**
 * The last page before the order (SPEC §2). Without a cart, or without valid details, it redirects to the missing step.
 */
export function SummaryScreen() {
  const data = route.useLoaderData();
  const path = shoppingPath(useAddress());
  const session = useSession();
  const cart = useCart();
  const kept = useDetails();
  const isReady = cart.ready && kept.ready;
  const details = detailsToOrder(kept.value);
  // Until it is known who is signed in, nobody is sent back for a company that their account need not name.
  const offered = session.state === 'unknown' ? { ...data, businessesOnly: false } : data;
  const customer = session.state === 'signed-in' ? session.user : null;
  const isWrong = orderDetailsRefusals(details, choicesFor(offered, cart.value, customer)).length > 0;
  if (isReady && isWrong && isOrderable(cart.value))
    return <RedirectStep from="summary" href={checkoutAddress(path, 'order')} />;
  return (
    <CheckoutPage step="summary" title={summaryTexts.title} ready={isReady}>
      <Summary cart={cart.value} details={details} data={data} />
    </CheckoutPage>
  );
}
