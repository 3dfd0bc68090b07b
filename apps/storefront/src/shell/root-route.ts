import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Shop } from '../context/shop-context.ts';
import type { Query } from '../page/query.ts';
import { ErrorScreen } from './error-screen.tsx';
import { loadShell } from './shell-data.ts';
import { ShopDocument } from './shop-document.tsx';
import { ShopShell } from './shop-shell.tsx';

/** The frame around every screen. Its data are loaded once per visit. */
export const rootRoute = createRootRouteWithContext<{ shop: Shop }>()({
  validateSearch: (search: Query): Query => search,
  loader: ({ context }) => loadShell(context.shop),
  staleTime: Number.POSITIVE_INFINITY,
  shellComponent: ShopDocument,
  component: ShopShell,
  errorComponent: ErrorScreen,
});
