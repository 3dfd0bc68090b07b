import { useEffect } from 'react';
import type { Conditions } from '../../catalogue/browsing-conditions.ts';

let counting: Promise<typeof import('./count-search.ts')> | undefined;

/** Counts the searches of the list on the screen. The counting code is loaded with the first search. */
export function useCountedSearch({ searchText, page, size }: Conditions): void {
  const firstPlace = (page - 1) * size + 1;
  useEffect(() => {
    if (searchText !== '') counting ??= import('./count-search.ts');
    counting?.then(({ searchShown }) => searchShown(searchText, firstPlace)).catch(() => {});
  }, [searchText, firstPlace]);
  useEffect(() => () => void counting?.then(({ searchLeft }) => searchLeft()).catch(() => {}), []);
}
