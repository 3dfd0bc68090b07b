import { createRoute, redirect } from '@tanstack/react-router';
import { conditionsOf, hasEmptyFields, queryOf } from '../../catalogue/browsing-conditions.ts';
import { shoppingPath } from '../../page/address.ts';
import { MissingPage } from '../../page/missing-page.tsx';
import { addressOf, pathOf } from '../../page/use-address.ts';
import { catalogueRoute } from '../../shell/catalogue-route.ts';

import { ListScreen } from './list-screen.tsx';
import { loadList } from './load-list.ts';
import { loadOrKeep } from './shown-list.ts';

/** A category's list: `/shop/<category segments>?q=…` (SPEC §2, CONTRACT §8). */
export const listRoute = createRoute({
  getParentRoute: () => catalogueRoute,
  path: '/list/$',
  // The query is normalised: the server drops parameters that it does not know, and both sides must get the same key.
  loaderDeps: ({ search }) => ({ query: queryOf(conditionsOf(search.query ?? '')) }),
  loader: ({ context, location, deps, preload }) => {
    if (hasEmptyFields(location.searchStr)) throw redirect({ href: pathOf(location) + deps.query });
    const load = () => loadList(context.shop, shoppingPath(addressOf(location)), conditionsOf(deps.query));
    return preload ? load() : loadOrKeep(location.pathname, load);
  },
  component: ListScreen,
  notFoundComponent: MissingPage,
});
