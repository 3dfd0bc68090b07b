import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type Cart, isOrderable, taxRatesOf } from '../../cart/cart.ts';
import { hasVoucher } from '../../cart/cart-vouchers.ts';
import { CalculationFailure } from '../../checkout/calculation-failure.tsx';
import { OrderTotals } from '../../checkout/order-totals.tsx';
import type { CalculationControl } from '../../checkout/use-calculation.ts';
import { checkoutAddress, shoppingPath } from '../../page/address.ts';
import { useAddress } from '../../page/use-address.ts';
import { cartTexts } from '../../texts/cart.de.ts';
import { Button } from '../../ui/button.tsx';
import { voucherCodeRedeemed, voucherCodeUnused } from '../../visit/cart-actions.ts';
import { useDrafts } from '../../visit/use-drafts.ts';
import type { CartData } from './cart-data.ts';
import { FreeShippingNudge } from './free-shipping-nudge.tsx';
import { removeVoucher } from './remove-voucher.ts';
import { VoucherForm, type VoucherProblem } from './voucher-form.tsx';

/**
 * The costs of the cart with its vouchers, and the button to the order, which is disabled while an amount is invalid
 * (SPEC §2).
 */
export function CartCosts({ cart, costs, data }: { cart: Cart; costs: CalculationControl; data: CartData }) {
  const router = useRouter();
  const path = shoppingPath(useAddress());
  const totals = useRef<HTMLDivElement>(null);
  const voucherField = useRef<HTMLInputElement>(null);
  const { calculation, retry } = costs;
  const { voucherCode, unusedCode } = useDrafts();
  const code = voucherCode.trim();
  const [problem, setProblem] = useState<VoucherProblem | null>(null);
  const tell = (found: VoucherProblem | null) => {
    setProblem(found);
    if (found !== null) voucherCodeUnused(found.code);
  };

  // A typed voucher code that was not redeemed would be lost silently. So the visitor is told once, and may then
  // proceed without it, as with a refused code. A code that lies in the cart is redeemed.
  const goOn = () => {
    const isRedeemed = hasVoucher(cart.vouchers, code);
    if (isRedeemed) voucherCodeRedeemed(code);
    if (!data.vouchersEnabled || code === '' || isRedeemed || code === unusedCode)
      return router.navigate({ href: checkoutAddress(path, 'order') });
    tell({ code, sentence: cartTexts.voucherNotRedeemed });
    voucherField.current?.focus();
  };

  // The button with the focus disappears with the voucher.
  const remove = (code: string) => {
    removeVoucher(cart, code);
    setProblem(null);
    voucherCodeUnused('');
    (voucherField.current ?? totals.current)?.focus();
  };

  return (
    <>
      <div className="cart-costs">
        <div className="cart-costs-beside">
          <FreeShippingNudge calculation={calculation} />
          {data.vouchersEnabled && (
            <VoucherForm
              cart={cart}
              lastLines={costs.lastLines}
              ref={voucherField}
              problem={problem}
              onProblem={tell}
            />
          )}
        </div>
        <OrderTotals
          ref={totals}
          order={calculation.state === 'known' ? calculation.order : null}
          vouchers={cart.vouchers}
          onRemoveVoucher={remove}
          busy={calculation.state === 'busy'}
          declaration={data.declaration}
          rates={taxRatesOf(cart.items)}
        />
      </div>
      {calculation.state === 'failed' && (
        <CalculationFailure failure={calculation.failure} totals={totals} onRetry={retry} />
      )}
      <div className="checkout-actions">
        <Button look="primary" disabled={!isOrderable(cart)} onClick={goOn}>
          {cartTexts.next}
        </Button>
        <a href={path}>{cartTexts.keepShopping}</a>
      </div>
    </>
  );
}
