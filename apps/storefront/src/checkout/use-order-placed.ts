import { confirmationAddress, type Order, type PaymentProvider } from '@kontor/contract';
import { useRouter } from '@tanstack/react-router';
import { shoppingPath } from '../page/address.ts';
import { useAddress } from '../page/use-address.ts';
import { finish } from '../visit/cart-actions.ts';

/** Payments that need a document of their own: its policy allows PayPal's script, and no other page's does. */
const providerWithScript: PaymentProvider = 'paypal';

/**
 * What follows once an order is known to be placed: the confirmation, `final`, and a new cart (SPEC §4). The screen
 * that asked for it may be gone by then. The navigation begins first, because an empty cart would lead elsewhere
 * (redirect-step.tsx).
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
