import { createRoute } from '@tanstack/react-router';
import { shoppingPath } from '../../shop/address.ts';
import { conditionsOf, queryOf } from '../../shop/browsing-conditions.ts';
import { catalogueRoute } from '../../shop/catalogue-route.ts';
import { MissingPage } from '../../shop/missing-page.tsx';
import { addressOf } from '../../shop/use-address.ts';

import { ListFailure, ListRetry } from './list-failure.tsx';
import { ListScreen } from './list-screen.tsx';
import { loadList } from './load-list.ts';

/** A category's list: `/shop/<category segments>?q=…` (SPEC §2, CONTRACT §8). */
export const listRoute = createRoute({
  getParentRoute: () => catalogueRoute,
  path: '/list/$',
  // In their one spelling: the server renders without the words of a query that say nothing to it, and must come to the same.
  loaderDeps: ({ search }) => ({ query: queryOf(conditionsOf(search.query ?? '')) }),
  loader: ({ context, location, deps }) =>
    loadList(context.shop, shoppingPath(addressOf(location)), conditionsOf(deps.query)),
  component: ListScreen,
  errorComponent: ListFailure,
  pendingComponent: ListRetry,
  // On the way here the screen before stays, however long that takes.
  pendingMs: Number.POSITIVE_INFINITY,
  notFoundComponent: MissingPage,
});
