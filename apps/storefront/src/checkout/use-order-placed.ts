import { confirmationAddress, type Order, type PaymentProvider } from '@kontor/contract';
import { useRouter } from '@tanstack/react-router';
import { shoppingPath } from '../page/address.ts';
import { useAddress } from '../page/use-address.ts';
import { finish } from '../visit/cart-actions.ts';

/** The provider whose payments need a document of their own: only that document's policy allows PayPal's script. */
const providerWithScript: PaymentProvider = 'paypal';

/**
 * What follows a placed order: the confirmation, `final`, and a new cart (SPEC §4). The screen that placed it may have
 * been left by then. The navigation starts first, because the empty cart would redirect elsewhere (redirect-step.tsx).
 */
export function useOrderPlaced(): (order: Order, usedKey: string) => void {
  const router = useRouter();
  const path = shoppingPath(useAddress());
  return (order, usedKey) => {
    const href = confirmationAddress(path, order._id);
    if (order.paymentProvider === providerWithScript) location.replace(href);
    else router.navigate({ href, replace: true });
    finish(order, usedKey);
  };
}
