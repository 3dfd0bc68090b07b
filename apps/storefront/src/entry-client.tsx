import './styles/index.css';
import { readablePath } from '@kontor/contract';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { call } from './calls/call.ts';
import { followNavigation, patientCalls } from './calls/patient-calls.ts';
import { createShop } from './context/shop-context.ts';
import { createShopRouter } from './router.ts';
import { navigateInApp } from './shell/in-app-navigation.ts';
import { afterAll } from './ui/after-all.ts';

// The same spelling of the path that the server rendered with.
const path = readablePath(location.pathname);
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

const shop = createShop(patientCalls(call), location.origin);
const router = createShopRouter(shop);
followNavigation(() => router.state.status === 'pending');

// Hydrates in chunks, so that the browser can respond to input between them.
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
navigateInApp(router);
forgetFirstPage();
warmUp();

/** Removes the first page's data for programs (machine-readable/) before the next page, for which they are not true. */
function forgetFirstPage(): void {
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    for (const element of document.querySelectorAll('head :is(meta[property], [type="application/ld+json"])'))
      element.remove();
    unsubscribe();
  });
}

/**
 * Loads in advance what the next page needs and the first one came without: the categories, and the code that loads a
 * product.
 */
function warmUp(): void {
  afterAll(() => {
    shop.configuration.categories().catch(() => {});
    import('./screens/product/load-product.ts').catch(() => {});
  });
}
