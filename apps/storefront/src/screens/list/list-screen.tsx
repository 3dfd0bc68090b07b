import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryOf } from '../../shop/browsing-conditions.ts';
import { rememberList } from '../../shop/last-list.ts';
import { ListView } from './list-view.tsx';
import { keepShown } from './shown-list.ts';

const route = getRouteApi('/catalogue/list/$');

/** The list screen, which remembers itself for the way back from a product, and for a next state that fails. */
export function ListScreen() {
  const list = route.useLoaderData();
  const pathname = route.useMatch({ select: (match) => match.pathname });
  const { history } = useRouter();
  useEffect(() => {
    const { navigation } = list;
    const href = navigation.listAddress + queryOf(navigation.conditions);
    rememberList({ href, step: history.location.state.__TSR_index, pathname, navigation });
    keepShown({ pathname, list });
  }, [list, pathname, history]);
  return <ListView list={list} />;
}
