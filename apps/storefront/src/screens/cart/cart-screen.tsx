import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { seeNotices, takeCalculation } from '../../cart/cart-actions.ts';
import { useCart } from '../../cart/index.ts';
import { choicesOf, offeredDetails } from '../../cart/order-choices.ts';
import { calculationRequest } from '../../cart/order-request.ts';
import { useCalculation } from '../../cart/use-calculation.ts';
import { useDetails } from '../../cart/use-details.ts';
import { CartNotices } from '../../shop/cart-notices.tsx';
import { CheckoutPage } from '../../shop/checkout-page.tsx';
import { useShop } from '../../shop-context.ts';
import { cartTexts } from '../../texts/de/cart.ts';
import { checkoutTexts } from '../../texts/de/checkout.ts';
import { CartCosts } from './cart-costs.tsx';
import { CartLines } from './cart-lines.tsx';
import { EmptyCart } from './empty-cart.tsx';

const route = getRouteApi('/cart/$');

/** The cart (SPEC §2): what lies in it, what it costs with shipping, and the way on to the order. */
export function CartScreen() {
  const data = route.useLoaderData();
  const { call } = useShop();
  const cart = useCart();
  const details = useDetails();
  const request = calculationRequest(cart.value, offeredDetails(details.value, choicesOf(data)));
  const costs = useCalculation(call, request, takeCalculation);
  const { items, notices } = cart.value;
  const [isEmptied, setEmptied] = useState(false);
  const told = cart.discarded ? [checkoutTexts.discardedCart, ...notices] : notices;
  return (
    <CheckoutPage step="cart" title={cartTexts.title} ready={cart.ready}>
      <CartNotices notices={told} onSeen={seeNotices} />
      {items.length === 0 ? (
        <EmptyCart isEmptied={isEmptied} />
      ) : (
        <>
          <CartLines
            items={items}
            calculation={costs.calculation}
            declaration={data.declaration}
            onEmpty={() => setEmptied(true)}
          />
          <CartCosts cart={cart.value} costs={costs} declaration={data.declaration} />
          <OrderConditions
            countries={data.countries.map(({ name }) => name)}
            payments={data.paymentConditions.map(({ title }) => title)}
          />
        </>
      )}
    </CheckoutPage>
  );
}

/** Where the shop delivers to and how one can pay: the law wants it said before the order starts (LAW P10). */
function OrderConditions({ countries, payments }: { countries: readonly string[]; payments: readonly string[] }) {
  return (
    <dl className="cart-conditions">
      <div>
        <dt>{cartTexts.deliveredTo}</dt>
        <dd>{countries.join(', ')}</dd>
      </div>
      <div>
        <dt>{cartTexts.payableBy}</dt>
        <dd>{payments.join(', ')}</dd>
      </div>
    </dl>
  );
}
