import type { Cart } from '../../cart/cart.ts';
import { cartTexts } from '../../texts/cart.de.ts';
import { showSnackbar } from '../../ui/snackbar-message.ts';
import { removeFromVouchers } from '../../visit/cart-actions.ts';

/** Removes a voucher from the cart and says so (SPEC §4). */
export function removeVoucher({ vouchers }: Pick<Cart, 'vouchers'>, code: string): void {
  const voucher = vouchers.find((held) => held.code === code);
  if (voucher === undefined) return;
  removeFromVouchers(voucher);
  showSnackbar(cartTexts.voucherRemoved(code));
}
