import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryOf } from '../../catalogue/browsing-conditions.ts';
import { rememberList } from '../../catalogue/last-list.ts';
import { ListFailure } from './list-failure.tsx';
import { ListView } from './list-view.tsx';
import { keepShown } from './shown-list.ts';
import { useCountedSearch } from './use-counted-search.ts';

const route = getRouteApi('/catalogue/list/$');

/** The list screen. It stores its list, for the way back from a product and in case the next list cannot be loaded. */
export function ListScreen() {
  const list = route.useLoaderData();
  const { id, pathname, updatedAt } = route.useMatch();
  const router = useRouter();
  const { navigation, failure } = list;
  useEffect(() => {
    const href = navigation.listAddress + queryOf(navigation.conditions);
    rememberList({ href, step: router.history.location.state.__TSR_index });
  }, [navigation, router]);
  useEffect(() => {
    if (list.failure === undefined) keepShown({ pathname, list });
  }, [list, pathname]);
  // A failed list is dropped from the cache when it is left, so that the next visit loads it again.
  useEffect(() => {
    if (failure === undefined) return;
    return () => router.clearCache({ filter: (match) => match.id === id });
  }, [failure, id, router]);
  useCountedSearch(navigation.conditions);
  const retry = () => router.invalidate({ filter: (match) => match.id === id });
  return (
    <ListView list={list}>
      {failure !== undefined && <ListFailure key={updatedAt} message={failure} onRetry={retry} />}
    </ListView>
  );
}
