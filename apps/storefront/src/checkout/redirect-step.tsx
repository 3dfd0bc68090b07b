import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CheckoutStep } from '../page/address.ts';
import { addressOf } from '../page/use-address.ts';
import { CheckoutLoading } from './checkout-page.tsx';

/**
 * Leads on from a step to another screen, in its place: the back button does not return there. Who is already on the
 * way elsewhere, such as to the confirmation, is let go.
 */
export function RedirectStep({ from, href }: { from: CheckoutStep; href: string }) {
  const router = useRouter();
  useEffect(() => {
    if (addressOf(router.latestLocation).kind === from) router.navigate({ href, replace: true });
  }, [router, from, href]);
  return <CheckoutLoading />;
}
