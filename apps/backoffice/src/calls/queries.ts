import { QueryClient } from '@tanstack/react-query';
import { callFailureOf } from './call-failure.ts';

/** How often a read that found no network is made again before the screen says so. */
const repeats = 2;

/** How long a screen shows what it loaded before it asks again in the background, in ms. */
const fresh = 15_000;

/** The cache of everything that screens have loaded. A refusal is an answer, so only a lost network is tried again. */
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
