import { hashOfSecret } from '../../secret-token.ts';
import type { Attempt } from '../sessions/attempts.service.ts';
import type { OfficeBrowser } from './types.ts';

const [second, minute] = [1000, 60_000];

/**
 * The counters for an attempt to sign in to the back office, always from the network to the account, because a fixed
 * order of locks cannot deadlock. A few typing errors are free. Attempts by strangers delay an account's owner only by
 * seconds. Passkeys are not counted, because they cannot be guessed.
 */
export function signInAttempts(emailKey: string, { network }: Pick<OfficeBrowser, 'network'>): readonly Attempt[] {
  const from = hashOfSecret(network);
  return [
    {
      ...{ kind: 'office-network', whose: from, isShared: true },
      limit: { free: 50, firstWait: second, longestWait: 5 * minute },
    },
    {
      ...{ kind: 'office-account-network', whose: `${emailKey} ${from}`, isShared: false },
      limit: { free: 8, firstWait: second, longestWait: 15 * minute },
    },
    {
      ...{ kind: 'office-account', whose: emailKey, isShared: false },
      limit: { free: 50, firstWait: second, longestWait: 10 * second },
    },
  ];
}
