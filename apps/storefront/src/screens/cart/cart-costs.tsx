import { useRouter } from '@tanstack/react-router';
import { type Cart, isOrderable, taxRatesOf } from '../../cart/cart.ts';
import type { CalculationControl } from '../../cart/use-calculation.ts';
import { checkoutAddress, shoppingPath } from '../../shop/address.ts';
import { CalculationFailure } from '../../shop/calculation-failure.tsx';
import { OrderTotals } from '../../shop/order-totals.tsx';
import type { PriceDeclaration } from '../../shop/shown-price.ts';
import { useAddress } from '../../shop/use-address.ts';
import { cartTexts } from '../../texts/de/cart.ts';
import { Button } from '../../ui/button.tsx';

/** What the cart costs, and the button to the order: disabled while an amount is invalid (SPEC §2). */
export function CartCosts(props: { cart: Cart; costs: CalculationControl; declaration: PriceDeclaration }) {
  const router = useRouter();
  const path = shoppingPath(useAddress());
  const { calculation, retry } = props.costs;
  return (
    <>
      <OrderTotals
        order={calculation.state === 'known' ? calculation.order : null}
        busy={calculation.state === 'busy'}
        declaration={props.declaration}
        rates={taxRatesOf(props.cart.items)}
      />
      {calculation.state === 'failed' && <CalculationFailure failure={calculation.failure} onRetry={retry} />}
      <div className="checkout-actions">
        <a href={path}>{cartTexts.keepShopping}</a>
        <Button
          look="primary"
          disabled={!isOrderable(props.cart)}
          onClick={() => router.navigate({ href: checkoutAddress(path, 'order') })}
        >
          {cartTexts.next}
        </Button>
      </div>
    </>
  );
}
