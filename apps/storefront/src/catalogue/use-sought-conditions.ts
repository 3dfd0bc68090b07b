import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Conditions, conditionsOf } from './browsing-conditions.ts';

/**
 * The conditions that were asked for last. The list that is shown may still answer the ones before: what one ticks and
 * chooses follows this, so that it shows at once, goes back at once, and adds to what was chosen a moment ago. On the
 * way to another path it is what is shown.
 */
export function useSoughtConditions(shown: Conditions): Conditions {
  const query = useRouterState({
    select: ({ location, resolvedLocation = location }) =>
      location.pathname === resolvedLocation.pathname ? (location.search.query ?? '') : null,
  });
  return useMemo(() => (query === null ? shown : conditionsOf(query)), [query, shown]);
}
