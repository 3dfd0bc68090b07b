import { callFailureOf } from '../../calls/call-failure.ts';
import { failureMessage } from '../../calls/failure-message.ts';
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

/**
 * Loads a list, or where the call failed the one that is on the screen at this path, with what failed: another filter,
 * order, page or search that cannot be had must not take away what is there.
 */
export async function loadOrKeep(pathname: string, load: () => Promise<ListData>): Promise<ListData> {
  try {
    return await load();
  } catch (failure) {
    if (callFailureOf(failure) === null || shown?.pathname !== pathname) throw failure;
    return { ...shown.list, failure: failureMessage(failure) };
  }
}
