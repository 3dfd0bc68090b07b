import { type FormEvent, type Ref, useId, useState } from 'react';
import { type Cart, maxVouchers } from '../../cart/cart.ts';
import { takeVoucher } from '../../cart/cart-actions.ts';
import { goodsValue, hasVoucher } from '../../cart/cart-vouchers.ts';
import { failureMessage } from '../../shop/failure-message.ts';
import { useShop } from '../../shop-context.ts';
import { cartTexts } from '../../texts/de/cart.ts';
import { Button } from '../../ui/button.tsx';
import { errorAttributes } from '../../ui/field-error.tsx';
import { Progress } from '../../ui/progress.tsx';
import { showSnackbar } from '../../ui/snackbar-message.ts';

/**
 * Redeems a voucher (SPEC §4, §5): an empty code does nothing, one that is in the cart is refused here, all others are the shop's to judge. What
 * it refuses stays in the field with the reason below it.
 */
export function VoucherForm({ cart, ref }: { cart: Cart; ref: Ref<HTMLInputElement> }) {
  const { call } = useShop();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [id, errorId] = [useId(), useId()];

  const redeem = async (code: string): Promise<string | undefined> => {
    try {
      const answer = await call('voucherRedeem', { code, totalPrice: goodsValue(cart) });
      if (!answer.ok) return answer.msg;
      takeVoucher(answer.voucher);
      // The next code may have been typed meanwhile.
      setTyped((now) => (now.trim() === code ? '' : now));
      showSnackbar(cartTexts.voucherRedeemed(answer.voucher.code));
    } catch (failure) {
      return failureMessage(failure);
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '' || busy) return;
    if (hasVoucher(cart.vouchers, code)) return setError(cartTexts.voucherPresent);
    if (cart.vouchers.length >= maxVouchers) return setError(cartTexts.vouchersFull);
    setBusy(true);
    setError(await redeem(code));
    setBusy(false);
  };

  return (
    <form className="voucher-form" onSubmit={submit} aria-busy={busy}>
      <label className="field-label" htmlFor={id}>
        {cartTexts.voucherLabel}
      </label>
      <div className="voucher-form-line">
        <input
          id={id}
          ref={ref}
          className="field-input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...errorAttributes(errorId, error)}
        />
        <Button type="submit">{cartTexts.voucherRedeem}</Button>
      </div>
      {busy && <Progress label={cartTexts.voucherRedeeming} />}
      <p className="field-error" id={errorId} aria-live="polite">
        {error}
      </p>
    </form>
  );
}
