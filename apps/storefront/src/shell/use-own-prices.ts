import type { UiSettings } from '@kontor/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { hasPricesOfAnother } from './has-prices-of-another.ts';

/**
 * Loads the page's data anew when it carries prices of another group than the visitor's. The shop says whose they are
 * now: one that does not answer, or counts the visitor to no group, changes nothing, so nothing is asked again and
 * again.
 */
export function useOwnPrices(pricesOf: string | null): void {
  const router = useRouter();
  const isOthers = hasPricesOfAnother(pricesOf, useSession());
  useEffect(() => {
    if (!isOthers) return;
    const { configuration } = router.options.context.shop;
    configuration.forgetGroup();
    const loadAnew = ({ customerGroup }: UiSettings) =>
      (customerGroup ?? null) === pricesOf ? undefined : router.invalidate();
    configuration
      .uiSettings()
      .then(loadAnew)
      .catch(() => {});
  }, [isOthers, pricesOf, router]);
}
