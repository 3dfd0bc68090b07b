import { useEffect, useRef } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { RecentlySeen } from '../../catalogue/recently-seen/recently-seen.tsx';
import { shoppingPath } from '../../page/address.ts';
import { useAddress } from '../../page/use-address.ts';
import { useSession } from '../../session/use-session.ts';
import { cartTexts } from '../../texts/cart.de.ts';
import { checkoutTexts } from '../../texts/checkout.de.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, EmptyStateActions } from '../../ui/empty-state.tsx';
import { removeVoucher } from './remove-voucher.ts';

/**
 * An empty cart: no rows and no total, but a link back to the products. `isEmptied`: the last row was just removed, and
 * with it the button that had the focus. The button to the order stays visible but disabled (SPEC §2). Vouchers stay
 * for the next products, or can be removed.
 */
export function EmptyCart({ isEmptied, vouchers }: { isEmptied: boolean; vouchers: Cart['vouchers'] }) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isEmptied) headline.current?.focus();
  }, [isEmptied]);
  const remove = (code: string) => {
    removeVoucher({ vouchers }, code);
    headline.current?.focus();
  };
  const isSignedIn = useSession().state === 'signed-in';
  const path = shoppingPath(useAddress());
  return (
    <>
      <EmptyState icon="cart">
        <h2 ref={headline} tabIndex={-1}>
          {cartTexts.emptyHeadline}
        </h2>
        <p>{isSignedIn ? cartTexts.emptyTextSignedIn : cartTexts.emptyText}</p>
        {vouchers.map(({ code }) => (
          <p className="cart-empty-voucher" key={code}>
            {cartTexts.voucherKept(code)}
            <Button look="plain" aria-label={checkoutTexts.removeVoucher(code)} onClick={() => remove(code)}>
              {checkoutTexts.remove}
            </Button>
          </p>
        ))}
        <EmptyStateActions>
          <a className="button button-primary" href={path}>
            {cartTexts.emptyAction}
          </a>
          <Button disabled>{cartTexts.next}</Button>
        </EmptyStateActions>
      </EmptyState>
      <div className="cart-empty-more">
        <RecentlySeen />
      </div>
    </>
  );
}
