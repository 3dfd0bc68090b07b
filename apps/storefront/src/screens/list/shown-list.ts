import { callFailureOf } from '../../calls/call-failure.ts';
import { failureMessage } from '../../calls/failure-message.ts';
import type { ListData } from './list-data.ts';

/** The list on the screen. */
interface ShownList {
  readonly pathname: string;
  readonly list: ListData;
}

let shown: ShownList | null = null;

/** Remembers the list on the screen. Call it in the browser only. */
export function keepShown(list: ShownList): void {
  shown = list;
}

/**
 * Loads a list. If the call fails, returns the list already shown at this path, with the failure: a filter, page or
 * search that cannot be loaded must not remove what the visitor sees.
 */
export async function loadOrKeep(pathname: string, load: () => Promise<ListData>): Promise<ListData> {
  try {
    return await load();
  } catch (failure) {
    if (callFailureOf(failure) === null || shown?.pathname !== pathname) throw failure;
    return { ...shown.list, failure: failureMessage(failure) };
  }
}
