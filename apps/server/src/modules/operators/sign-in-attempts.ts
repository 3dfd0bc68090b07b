import { hashOfSecret } from '../../secret-token.ts';
import type { Attempt } from '../sessions/attempts.service.ts';
import type { OfficeBrowser } from './types.ts';

const [second, minute] = [1000, 60_000];

/**
 * What a sign-in to the back office is counted under, always from the network to the account: a fixed order of locks
 * cannot deadlock. A few typing errors are free; what strangers do to an account makes its owner wait seconds, not
 * longer. A passkey is not counted: it cannot be guessed.
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
