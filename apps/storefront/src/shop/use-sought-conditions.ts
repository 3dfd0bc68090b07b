import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Conditions, conditionsOf } from './browsing-conditions.ts';

/**
 * The conditions that were asked for last. The list that is shown may still answer the ones before: what one ticks and chooses follows
 * this, so that it shows at once and goes back at once.
 */
export function useSoughtConditions(): Conditions {
  const query = useLocation({ select: ({ search }) => search.query ?? '' });
  return useMemo(() => conditionsOf(query), [query]);
}
