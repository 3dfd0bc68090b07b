import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CheckoutLoading } from './checkout-page.tsx';

/** Leads on to another screen, in place of this one: the back button does not return here. */
export function Redirect({ href }: { href: string }) {
  const router = useRouter();
  useEffect(() => {
    router.navigate({ href, replace: true });
  }, [router, href]);
  return <CheckoutLoading />;
}
