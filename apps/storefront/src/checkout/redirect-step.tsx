import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CheckoutStep } from '../page/address.ts';
import { addressOf } from '../page/use-address.ts';
import { CheckoutLoading } from './checkout-page.tsx';

/**
 * Replaces a step by another screen, so that the back button does not return to it. Does nothing if the visitor is
 * already leaving the step, for example for the confirmation.
 */
export function RedirectStep({ from, href }: { from: CheckoutStep; href: string }) {
  const router = useRouter();
  useEffect(() => {
    if (addressOf(router.latestLocation).kind === from) router.navigate({ href, replace: true });
  }, [router, from, href]);
  return <CheckoutLoading />;
}
