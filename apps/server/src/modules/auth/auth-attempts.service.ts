import { hashOfSecret } from '../../secret-token.ts';
import type { Attempt, AttemptLimit } from '../sessions/attempts.service.ts';
import type { Browser } from '../sessions/types.ts';

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/**
 * How often something may be tried: by one browser or network on one account, by everybody on one account, and by one
 * network on all accounts.
 */
interface Limits {
  readonly own: AttemptLimit;
  readonly everybody: AttemptLimit;
  readonly network: AttemptLimit;
}

/**
 * For passwords. A few typing errors are free. Limits that many people share (an attacked account, an office's or a
 * mobile operator's network) make nobody wait long (docs/decisions/022, point 4).
 */
const guesses: Limits = {
  own: { free: 5, firstWait: second, longestWait: 15 * minute },
  everybody: { free: 100, firstWait: second, longestWait: 10 * second },
  network: { free: 100, firstWait: second, longestWait: 5 * minute },
};

/** For mails with codes. Each mail reaches somebody who may not have asked for it. */
const mails: Limits = {
  own: { free: 5, firstWait: minute, longestWait: hour },
  everybody: { free: 20, firstWait: 10 * second, longestWait: 3 * minute },
  network: { free: 50, firstWait: 10 * second, longestWait: 5 * minute },
};

/**
 * The counts of a login, in this order. A browser that the account knows has its own count and no other: strangers can
 * slow down other strangers, but never the owner.
 */
export function loginAttempts(emailKey: string, browser: Browser, isKnown: boolean): readonly Attempt[] {
  return isKnown ? [ofDevice('login', emailKey, browser)] : ofStranger('login', emailKey, browser);
}

/** The counts of a request for a code, in the same way. */
export function codeAttempts(emailKey: string, browser: Browser, isKnown: boolean): readonly Attempt[] {
  return isKnown ? [ofDevice('code', emailKey, browser)] : ofStranger('code', emailKey, browser);
}

/** A code was used, so asking for it harmed nobody: the request is taken back from its network's count. */
export function usedCodeAttempts(networkHash: string | null): readonly Attempt[] {
  return networkHash === null ? [] : [ofNetwork('code', networkHash)];
}

/** Counts against the owner of an account. A code that proves the mailbox resets them. */
export function ownersAttempts(emailKey: string, browser: Browser): readonly Attempt[] {
  const ofAccount = againstAccount(codeAttempts(emailKey, browser, false));
  return [...ofAccount, ofDevice('login', emailKey, browser), ofDevice('code', emailKey, browser)];
}

/** The counts that concern only the account. */
export function againstAccount(attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.filter(({ isShared }) => !isShared);
}

/**
 * The network under which a request for a code was counted; null: the account knows the browser, which was counted
 * instead.
 */
export function countedNetwork(browser: Browser, isKnown: boolean): string | null {
  return isKnown ? null : hashOfSecret(browser.network);
}

type What = 'login' | 'code';
const limits: Readonly<Record<What, Limits>> = { login: guesses, code: mails };

function ofDevice(what: What, emailKey: string, { device }: Browser): Attempt {
  return { kind: `${what}-device`, whose: `${emailKey} ${device}`, limit: limits[what].own, isShared: false };
}

/** The order is always from the network to the account, because a fixed order of locks cannot deadlock. */
function ofStranger(what: What, emailKey: string, browser: Browser): readonly Attempt[] {
  const network = hashOfSecret(browser.network);
  return [
    ofNetwork(what, network),
    { kind: `${what}-account-network`, whose: `${emailKey} ${network}`, limit: limits[what].own, isShared: false },
    { kind: `${what}-account`, whose: emailKey, limit: limits[what].everybody, isShared: false },
  ];
}

function ofNetwork(what: What, network: string): Attempt {
  return { kind: `${what}-network`, whose: network, limit: limits[what].network, isShared: true };
}
