import { QueryClient } from '@tanstack/react-query';
import { callFailureOf } from './call-failure.ts';

/** How often a read without network is repeated before the screen reports it. */
const repeats = 2;

/** How long loaded data is shown before it is loaded again in the background, in ms. */
const fresh = 15_000;

/** The cache of all data that screens have loaded. A refusal is an answer, so only a lost network is tried again. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fresh,
        retry: (failures, failure) => failures < repeats && callFailureOf(failure)?.status === 0,
      },
    },
  });
}
