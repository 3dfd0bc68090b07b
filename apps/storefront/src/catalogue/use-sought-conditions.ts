import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { rootPath } from '../page/address.ts';
import { pathOf } from '../page/use-address.ts';
import { type Conditions, conditionsOf, stayingList } from './browsing-conditions.ts';

/**
 * The conditions requested last. The list on the screen may still show the previous ones. Filters and other controls
 * use these, so that a change shows at once and adds to the previous change. On the way to another path, the conditions
 * shown.
 */
export function useSoughtConditions(shown: Conditions): Conditions {
  const query = useRouterState({
    select: ({ location, resolvedLocation = location }) =>
      location.pathname === resolvedLocation.pathname ? (location.search.query ?? '') : null,
  });
  const isWhole = useRouterState({ select: ({ location }) => pathOf(location).toLowerCase() === rootPath });
  return useMemo(() => {
    if (query === null) return shown;
    return isWhole ? stayingList(conditionsOf(query)) : conditionsOf(query);
  }, [query, shown, isWhole]);
}
