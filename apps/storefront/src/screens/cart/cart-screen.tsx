import './cart.css';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { TaxNote } from '../../catalogue/price.tsx';
import { CartNotices } from '../../checkout/cart-notices.tsx';
import { CheckoutPage } from '../../checkout/checkout-page.tsx';
import { choicesOf, offeredDetails } from '../../checkout/order-choices.ts';
import { useCartCosts } from '../../checkout/use-cart-costs.ts';
import { useDetails } from '../../checkout/use-details.ts';
import { isGiftVoucher } from '../../format/shown-price.ts';
import { cartTexts } from '../../texts/cart.de.ts';
import { checkoutTexts } from '../../texts/checkout.de.ts';
import { Notice } from '../../ui/notice.tsx';
import { seeNotices } from '../../visit/cart-actions.ts';
import type { News } from '../../visit/session-value.ts';
import { useCart } from '../../visit/use-cart.ts';
import { CartCosts } from './cart-costs.tsx';
import { CartLines } from './cart-lines.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { type RemovedLine, UndoRemoval } from './undo-removal.tsx';

const route = getRouteApi('/cart/$');

/** The sentences for the news about the cart. */
const newsTexts = {
  discarded: checkoutTexts.discardedCart,
  'ordered-elsewhere': checkoutTexts.orderedElsewhere,
} as const satisfies Record<News, string>;

/** The cart (SPEC §2): its lines, its costs with shipping, and the button to the order. */
export function CartScreen() {
  const data = route.useLoaderData();
  const cart = useCart();
  const details = useDetails();
  const costs = useCartCosts(cart.value, offeredDetails(details.value, choicesOf(data)));
  const { items, notices } = cart.value;
  const [isEmptied, setEmptied] = useState(false);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  // The button disappears with its sentence, so the focus moves to the lines, which are there by then.
  const undone = () => {
    flushSync(() => setRemoved(null));
    document.querySelector<HTMLElement>('.cart-lines')?.focus();
  };
  const told = cart.news === null ? notices : [newsTexts[cart.news], ...notices];
  return (
    <CheckoutPage step="cart" title={cartTexts.title} ready={cart.ready}>
      <CartNotices notices={told} onSeen={seeNotices} />
      {removed !== null && <UndoRemoval removed={removed} onUndone={undone} />}
      {items.length === 0 ? (
        <EmptyCart isEmptied={isEmptied} vouchers={cart.value.vouchers} />
      ) : (
        <>
          <CartLines
            items={items}
            costs={costs}
            declaration={data.declaration}
            businessesOnly={data.businessesOnly}
            onEmpty={() => setEmptied(true)}
            onRemoved={setRemoved}
          />
          {!items.every(({ condition }) => isGiftVoucher(condition.price)) && (
            <TaxNote declaration={data.declaration} />
          )}
          <CartCosts cart={cart.value} costs={costs} data={data} />
          {!cart.isStored && <Notice look="info">{checkoutTexts.notStored}</Notice>}
          <OrderConditions
            countries={data.countries.map(({ name }) => name)}
            payments={data.paymentConditions.map(({ title }) => title)}
          />
        </>
      )}
    </CheckoutPage>
  );
}

/** The countries and payment conditions. The law requires them before the order starts (LAW P10). */
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
