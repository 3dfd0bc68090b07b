import type { ListData } from './load-list.ts';

/** A list as it is on the screen. */
interface ShownList {
  readonly pathname: string;
  readonly list: ListData;
}

let shown: ShownList | null = null;

/** Keeps the list that is on the screen. In the browser only. */
export function keepShown(list: ShownList): void {
  shown = list;
}

/** The list that was on the screen last at this path, whatever its conditions. */
export function shownAt(pathname: string): ListData | null {
  return shown?.pathname === pathname ? shown.list : null;
}
