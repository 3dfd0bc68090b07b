import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Conditions, conditionsOf } from './browsing-conditions.ts';

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
  return useMemo(() => (query === null ? shown : conditionsOf(query)), [query, shown]);
}
