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

// As the server has read it.
const path = readablePath(location.pathname);
if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);

const shop = createShop(patientCalls(call), location.origin);
const router = createShopRouter(shop);
followNavigation(() => router.state.status === 'pending');

// In pieces: between two of them the browser answers whoever presses or types already.
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});
navigateInApp(router);
forgetFirstPage();
warmUp();

/** What the server told programs of the first page (machine-readable/) is not true of the next one. */
function forgetFirstPage(): void {
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    for (const element of document.querySelectorAll('head :is(meta[property], [type="application/ld+json"])'))
      element.remove();
    unsubscribe();
  });
}

/** The next page needs the categories, which this one came without: they are on their way before anybody clicks. */
function warmUp(): void {
  const fetchCategories = () => shop.configuration.categories().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(fetchCategories, { timeout: 4000 });
  else setTimeout(fetchCategories, 1500);
}
