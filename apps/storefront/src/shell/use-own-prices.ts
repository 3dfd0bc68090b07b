import type { UiSettings } from '@kontor/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenReady } from '../page/ready-mark.ts';
import { useSession } from '../session/use-session.ts';
import { hasPricesOfAnother } from './has-prices-of-another.ts';

/**
 * Reloads the page's data if they carry the prices of another customer group than the visitor's. It first asks the shop
 * for the visitor's group. If the shop does not answer, or names the group that the page already has, nothing is
 * reloaded, so this cannot loop. It waits until the first screen is hydrated, since React compares that screen with the
 * server's page, which has the old prices.
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
    Promise.all([configuration.uiSettings(), whenReady()])
      .then(([settings]) => loadAnew(settings))
      .catch(() => {});
  }, [isOthers, pricesOf, router]);
}
