import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CheckoutStep } from '../page/address.ts';
import { addressOf } from '../page/use-address.ts';
import { CheckoutLoading } from './checkout-page.tsx';

/**
 * Replaces a step by another screen: the back button does not return to the step. It does nothing if the visitor is
 * already on the way elsewhere, such as to the confirmation.
 */
export function RedirectStep({ from, href }: { from: CheckoutStep; href: string }) {
  const router = useRouter();
  useEffect(() => {
    if (addressOf(router.latestLocation).kind === from) router.navigate({ href, replace: true });
  }, [router, from, href]);
  return <CheckoutLoading />;
}
