import './order.css';
import { getRouteApi } from '@tanstack/react-router';
import { isOrderable } from '../../cart/cart.ts';
import { CheckoutPage } from '../../checkout/checkout-page.tsx';
import { choicesOf, offeredDetails } from '../../checkout/order-choices.ts';
import { RedirectStep } from '../../checkout/redirect-step.tsx';
import { useDetails } from '../../checkout/use-details.ts';
import { checkoutAddress, shoppingPath } from '../../page/address.ts';
import { HtmlBlock } from '../../page/html-block.tsx';
import { useAddress } from '../../page/use-address.ts';
import { useSession } from '../../session/use-session.ts';
import { checkoutTexts } from '../../texts/checkout.de.ts';
import { orderTexts } from '../../texts/order.de.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCart } from '../../visit/use-cart.ts';
import { OrderForm } from './order-form.tsx';
import { OrderOverview } from './order-overview.tsx';

const route = getRouteApi('/order/$');

/**
 * 'Ihre Daten' (SPEC §2): who orders, where it goes, how it is paid. Redirects to the cart if the cart is empty or has
 * an invalid amount.
 */
export function OrderScreen() {
  const data = route.useLoaderData();
  const cart = useCart();
  const details = useDetails();
  const session = useSession();
  const path = shoppingPath(useAddress());
  if (cart.ready && !isOrderable(cart.value)) return <RedirectStep from="order" href={checkoutAddress(path, 'cart')} />;
  return (
    <CheckoutPage step="order" title={orderTexts.title} ready={details.ready}>
      {details.news === 'discarded' && <Notice look="info">{checkoutTexts.discardedDetails}</Notice>}
      <div className="order-columns">
        <OrderOverview cart={cart.value} details={offeredDetails(details.value, choicesOf(data))} data={data} />
        <div className="order-main">
          {data.header !== null && <HtmlBlock html={data.header} />}
          <OrderForm
            cart={cart.value}
            kept={details.value}
            customer={session.state === 'signed-in' ? session.user : null}
            data={data}
          />
          {data.footer !== null && <HtmlBlock html={data.footer} />}
        </div>
      </div>
    </CheckoutPage>
  );
}
