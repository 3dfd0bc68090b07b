import { createWorkThread } from '../../work-thread.ts';
import { type Argon2Hash, argon2Hash, isArgon2Of, isOutdated, readArgon2 } from './argon2.ts';
import { oldHashRefusal } from './old-shops/old-hash.ts';
import type { OldHashTask } from './old-shops/old-hash-thread.ts';
import { queueFull, WorkQueue } from './work-queue.ts';

/**
 * What a check came to. `right-but-old`: the password is right and should be hashed anew and stored. `busy`: too many wait already; nothing was
 * checked, and the caller asks to come again (429, Retry-After).
 */
export type PasswordVerdict = 'right' | 'right-but-old' | 'wrong' | 'busy';

/** Hashes passwords and checks them, without holding up the rest of the server (docs/decisions/022, point 3). */
export interface PasswordService {
  /** A new hash of a password, as it is stored; null: too many wait already (429, Retry-After). */
  hash(password: string): Promise<string | null>;
  /**
   * Whether a password is the one that is stored. `null` stands for an account that does not exist or has no password: the answer is `wrong`, and takes as
   * long, so that nobody can tell by time. Only a hash of an old shop takes longer, the first time: up to two seconds of a thread.
   */
  verify(password: string, stored: string | null): Promise<PasswordVerdict>;
  /** Ends the thread that checks hashes of old shops. */
  close(): Promise<void>;
}

/**
 * Two at once leave the other two of libuv's four threads to pictures, files and mail. 200 wait about four seconds: who comes after them is better
 * told than kept. Hashes of old shops have one thread and a short line of their own: one can take a hundred times longer than ours.
 */
const queueLimits = { ours: { atOnce: 2, waiting: 200 }, old: { atOnce: 1, waiting: 50 } };

/** Creates the service; other limits are for tests. */
export function createPasswordService(limits = queueLimits): PasswordService {
  const queue = new WorkQueue(limits.ours);
  const oldQueue = new WorkQueue(limits.old);
  const script = new URL('./old-shops/old-hash-thread.ts', import.meta.url);
  const thread = createWorkThread<OldHashTask, boolean>(script, 'checks hashes of old shops');

  async function hash(password: string): Promise<string | null> {
    const made = await queue.run(() => argon2Hash(password));
    return made === queueFull ? null : made;
  }

  async function verifyOurs(password: string, stored: Argon2Hash): Promise<PasswordVerdict> {
    const isRight = await queue.run(() => isArgon2Of(stored, password));
    if (isRight === queueFull) return 'busy';
    if (!isRight) return 'wrong';
    return isOutdated(stored) ? 'right-but-old' : 'right';
  }

  /** Costs one of our hashes as well, as everything does. */
  async function verifyOld(password: string, stored: string): Promise<PasswordVerdict> {
    const [isRight, cost] = await Promise.all([oldQueue.run(() => thread.do({ stored, password })), hash(password)]);
    if (isRight === queueFull || cost === null) return 'busy';
    return isRight ? 'right-but-old' : 'wrong';
  }

  return {
    hash,
    async verify(password, stored) {
      const ours = stored === null ? null : readArgon2(stored);
      if (ours) return verifyOurs(password, ours);
      if (stored !== null && oldHashRefusal(stored) === null) return verifyOld(password, stored);
      return (await hash(password)) === null ? 'busy' : 'wrong';
    },
    close: () => thread.close(),
  };
}
