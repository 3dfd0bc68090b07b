import { argon2Hash, isArgon2Of, isOutdated, readArgon2 } from './argon2.ts';
import { queueFull, WorkQueue } from './work-queue.ts';

/**
 * What a check came to. `right-but-old`: the password is right and should be hashed anew and stored. `busy`: too many wait already; nothing was
 * checked, and the caller asks to come again (429, Retry-After).
 */
export type PasswordVerdict = 'right' | 'right-but-old' | 'wrong' | 'busy';

/** Hashes passwords and checks them, without holding up the rest of the server (docs/decisions/021, point 3). */
export interface PasswordService {
  /** A new hash of a password, as it is stored; null: too many wait already (429, Retry-After). */
  hash(password: string): Promise<string | null>;
  /**
   * Whether a password is the one that is stored. `null` stands for an account that does not exist or has no password: the answer is `wrong`, and takes as
   * long, so that nobody can tell by time.
   */
  verify(password: string, stored: string | null): Promise<PasswordVerdict>;
  /** Ends the thread that checks hashes of old shops. */
  close(): Promise<void>;
}

/**
 * Two at once leave the other two of libuv's four threads to pictures, files and mail. 200 wait about four seconds: who comes after them is better
 * told than kept.
 */
const queueLimits = { atOnce: 2, waiting: 200 };

/** Creates the service; `limits` are for tests. */
export function createPasswordService(limits = queueLimits): PasswordService {
  const queue = new WorkQueue(limits);
  return {
    async hash(password) {
      const hash = await queue.run(() => argon2Hash(password));
      return hash === queueFull ? null : hash;
    },
    async verify(password, stored) {
      const verdict = await queue.run(() => verify(password, stored));
      return verdict === queueFull ? 'busy' : verdict;
    },
    close: async () => undefined,
  };
}

async function verify(password: string, stored: string | null): Promise<PasswordVerdict> {
  const ours = stored === null ? null : readArgon2(stored);
  if (ours) {
    if (!(await isArgon2Of(ours, password))) return 'wrong';
    return isOutdated(ours) ? 'right-but-old' : 'right';
  }
  await argon2Hash(password);
  return 'wrong';
}
