import type { CalculatedOrder } from '@kontor/contract';
import { type FormEvent, type Ref, useId, useState } from 'react';
import { failureMessage } from '../../calls/failure-message.ts';
import { type Cart, maxVouchers } from '../../cart/cart.ts';
import { hasVoucher } from '../../cart/cart-vouchers.ts';
import { redemptionRequest } from '../../checkout/order-request.ts';
import { useShop } from '../../context/shop-context.ts';
import { cartTexts } from '../../texts/cart.de.ts';
import { Button } from '../../ui/button.tsx';
import { errorAttributes } from '../../ui/field-error.tsx';
import { Progress } from '../../ui/progress.tsx';
import { showSnackbar } from '../../ui/snackbar-message.ts';
import { takeVoucher, typeVoucherCode, voucherCodeRedeemed } from '../../visit/cart-actions.ts';
import { useDrafts } from '../../visit/use-drafts.ts';

/** The error of a voucher code. */
export interface VoucherProblem {
  readonly code: string;
  readonly sentence: string;
}

/** The cart whose voucher is redeemed, and who is told of a refusal. */
interface Redeeming {
  readonly cart: Cart;
  /** The lines of the last answer of order/calc. */
  readonly lastLines: CalculatedOrder['items'];
  readonly onProblem: (problem: VoucherProblem | null) => void;
}

/**
 * Redeems a voucher (SPEC §4, §5). A refused code stays in the field with the reason below it. A typed code is kept
 * when the visitor leaves and comes back.
 */
export function VoucherForm(props: Redeeming & { problem: VoucherProblem | null; ref: Ref<HTMLInputElement> }) {
  const { problem, ref } = props;
  const typed = useDrafts().voucherCode;
  const { busy, submit } = useRedemption(props, typed);
  const [id, errorId] = [useId(), useId()];

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
          onChange={({ target }) => typeVoucherCode(target.value)}
          {...errorAttributes(errorId, problem?.sentence)}
        />
        <Button type="submit">{cartTexts.voucherRedeem}</Button>
      </div>
      {busy && <Progress label={cartTexts.voucherRedeeming} />}
      <p className="field-error" id={errorId} aria-live="polite">
        {problem?.sentence}
      </p>
    </form>
  );
}

/**
 * Redeems the typed code. An empty one does nothing, and one that is already in the cart is refused here; the shop
 * checks all others.
 */
function useRedemption({ cart, lastLines, onProblem }: Redeeming, typed: string) {
  const { call } = useShop();
  const [busy, setBusy] = useState(false);

  const redeem = async (code: string): Promise<string | null> => {
    try {
      const answer = await call('voucherRedeem', redemptionRequest(cart, code, lastLines));
      if (!answer.ok) return answer.msg;
      takeVoucher(answer.voucher);
      voucherCodeRedeemed(code);
      showSnackbar(cartTexts.voucherRedeemed(answer.voucher.code));
      return null;
    } catch (failure) {
      return failureMessage(failure);
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '' || busy) return;
    const refuse = (sentence: string | null) => onProblem(sentence === null ? null : { code, sentence });
    if (hasVoucher(cart.vouchers, code)) return refuse(cartTexts.voucherPresent);
    if (cart.vouchers.length >= maxVouchers) return refuse(cartTexts.vouchersFull);
    setBusy(true);
    refuse(await redeem(code));
    setBusy(false);
  };

  return { busy, submit };
}
