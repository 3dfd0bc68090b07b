import { noRoom, type Priority, Semaphore } from '../../concurrency/semaphore.ts';
import { createWorker } from '../../concurrency/worker.ts';
import { type Argon2Hash, argon2Hash, currentCost, isArgon2Of, isOutdated, readArgon2 } from './argon2.ts';
import { oldHashRefusal } from './old-shops/old-hash.ts';
import type { OldHashTask } from './old-shops/old-hash-thread.ts';

/**
 * The result of a check. `right-but-old`: the password is right, and the caller stores a new hash. `busy`: too many
 * wait; nothing was checked, and the caller answers 429 with Retry-After.
 */
export type PasswordVerdict = 'right' | 'right-but-old' | 'wrong' | 'busy';

/**
 * The result of a stranger's login. `held-up`: too many hashes of old shops wait. Count it as an attempt,
 * so that the answer does not reveal whether a hash was checked. Never returned for a correct argon2id password.
 */
export type StrangersVerdict = PasswordVerdict | 'held-up';

/** Hashes passwords and checks them, without holding up the rest of the server (docs/decisions/022, point 3). */
export interface PasswordChecks {
  /** A new hash of a password, as it is stored; null: too many wait already (429, Retry-After). */
  hash(password: string): Promise<string | null>;
  /**
   * Whether a password is the one that is stored. `null` stands for an account that does not exist or has no password:
   * the answer is `wrong` and takes as long, so that the time reveals nothing. Only an old shop's hash takes longer,
   * until the first login: up to two seconds in a thread.
   */
  verify(password: string, stored: string | null): Promise<PasswordVerdict>;
}

/** Passwords of everybody, of browsers that an account knows, and of logins. */
export interface PasswordService extends PasswordChecks {
  /**
   * For browsers that an account knows, and for signed-in customers. They have a line of their own, so strangers cannot
   * keep them out.
   */
  readonly ofKnown: PasswordChecks;
  /**
   * Checks a login from a browser that the account does not know, as `verify` does. A refusal always waits for the old
   * shops' hashes that came before it, whatever hash the account has and even if it does not exist. So neither time nor
   * answer reveals which.
   */
  verifyStrangers(password: string, stored: string | null): Promise<StrangersVerdict>;
  /** Ends the thread that checks hashes of old shops. */
  close(): Promise<void>;
}

/**
 * Two at once leave the other two of libuv's four threads to pictures, files and mail. 200 waiting checks take about
 * four seconds; later callers are told to come again. Old shops' hashes have one thread and a short line of their own,
 * because one can take a hundred times longer than an argon2id hash of this shop.
 */
const queueLimits = { ours: { permits: 2, waiting: 200 }, old: { permits: 1, waiting: 50 } };

/** Creates the service; other limits and another cost of a hash are for tests. */
export function createPasswordService(limits = queueLimits, hashCost = currentCost): PasswordService {
  const queue = new Semaphore(limits.ours);
  const oldQueue = new Semaphore(limits.old);
  const script = new URL('./old-shops/old-hash-thread.ts', import.meta.url);
  const thread = createWorker<OldHashTask, boolean>(script, 'checks hashes of old shops');

  async function hash(password: string, priority: Priority): Promise<string | null> {
    const made = await queue.runIfRoom(() => argon2Hash(password, hashCost), priority);
    return made === noRoom ? null : made;
  }

  async function verifyOurs(password: string, stored: Argon2Hash, priority: Priority): Promise<PasswordVerdict> {
    const isRight = await queue.runIfRoom(() => isArgon2Of(stored, password), priority);
    if (isRight === noRoom) return 'busy';
    if (!isRight) return 'wrong';
    return isOutdated(stored, hashCost) ? 'right-but-old' : 'right';
  }

  /** Costs one of our hashes as well, as everything does. */
  async function verifyOld(password: string, stored: string, priority: Priority): Promise<StrangersVerdict> {
    const [isRight, cost] = await Promise.all([
      oldQueue.runIfRoom(() => thread.do({ stored, password })),
      hash(password, priority),
    ]);
    if (cost === null) return 'busy';
    if (isRight === noRoom) return 'held-up';
    return isRight ? 'right-but-old' : 'wrong';
  }

  async function verify(password: string, stored: string | null, priority: Priority): Promise<StrangersVerdict> {
    if (queue.isFull(priority)) return 'busy';
    const ours = stored === null ? null : readArgon2(stored);
    if (ours) return verifyOurs(password, ours, priority);
    if (stored !== null && oldHashRefusal(stored) === null) return verifyOld(password, stored, priority);
    return (await hash(password, priority)) === null ? 'busy' : 'wrong';
  }

  async function verifyStrangers(password: string, stored: string | null): Promise<StrangersVerdict> {
    // Starts waiting when the check of an old hash would start, so that both times do not add up.
    const turn = oldQueue.waitLikeWork();
    const verdict = await verify(password, stored, 'normal');
    if (verdict !== 'wrong') return verdict;
    return (await turn) === noRoom ? 'held-up' : 'wrong';
  }

  function checksIn(priority: Priority): PasswordChecks {
    return {
      hash: (password) => hash(password, priority),
      async verify(password, stored) {
        const verdict = await verify(password, stored, priority);
        return verdict === 'held-up' ? 'busy' : verdict;
      },
    };
  }

  return {
    ...checksIn('normal'),
    ofKnown: checksIn('high'),
    verifyStrangers,
    close: () => thread.close(),
  };
}

export { type OldHashRefusal, oldHashRefusal } from './old-shops/old-hash.ts';

/** Whether a stored hash is one that this shop makes, of whatever cost. */
export const isOwnHash = (stored: string): boolean => readArgon2(stored) !== null;
