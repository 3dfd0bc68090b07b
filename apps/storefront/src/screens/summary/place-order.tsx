import { useRouter } from '@tanstack/react-router';
import type { Ref } from 'react';
import { Money } from '../../checkout/money.tsx';
import { checkoutAddress, shoppingPath } from '../../page/address.ts';
import { useAddress } from '../../page/use-address.ts';
import { checkoutTexts } from '../../texts/checkout.de.ts';
import { summaryTexts } from '../../texts/summary.de.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';

/**
 * The button that places the order, with the total beside it (LAW C1, C2) and links back for corrections (LAW C3).
 * Disabled while the order is being sent and while the total is unknown (`undefined`). `total` is gross, in EUR.
 */
export function PlaceOrder(props: {
  total: number | undefined;
  busy: boolean;
  costsBusy: boolean;
  onPlace: () => void;
  ref: Ref<HTMLButtonElement>;
}) {
  const router = useRouter();
  const path = shoppingPath(useAddress());
  const { total, busy } = props;
  return (
    <div className="place-order">
      {busy && <Progress label={summaryTexts.placing} />}
      <div className="checkout-actions">
        <div className="place-order-now">
          <p className="place-order-total">
            {checkoutTexts.total}{' '}
            <strong>
              <Money amount={total} busy={props.costsBusy} />
            </strong>
          </p>
          <Button ref={props.ref} look="primary" disabled={busy || total === undefined} onClick={props.onPlace}>
            {summaryTexts.place}
          </Button>
        </div>
        <div className="place-order-back">
          <Button disabled={busy} onClick={() => router.navigate({ href: checkoutAddress(path, 'order') })}>
            {summaryTexts.editAddress}
          </Button>
          <Button
            className="wide-only"
            disabled={busy}
            onClick={() => router.navigate({ href: checkoutAddress(path, 'cart') })}
          >
            {summaryTexts.editCart}
          </Button>
        </div>
      </div>
      <p className="unseen" role="status">
        {busy && summaryTexts.placing}
      </p>
    </div>
  );
}
