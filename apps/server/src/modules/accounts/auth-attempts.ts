import type { Attempt, AttemptLimit } from '../sessions/attempts.service.ts';
import type { Browser } from './browser.ts';

const [second, minute, hour] = [1000, 60_000, 3_600_000];
const day = 24 * hour;

/** Of a try at one password: a few typing errors are free. */
const guesses: AttemptLimit = { free: 5, firstWait: second, longestWait: 15 * minute, forgottenAfter: day };
/** Of a network: offices and mobile networks put many people behind one address. */
const networkGuesses: AttemptLimit = { ...guesses, free: 20 };
/** Of a mail to one mailbox: it reaches somebody who may not have asked for it. */
const mails: AttemptLimit = { free: 5, firstWait: minute, longestWait: hour, forgottenAfter: day };
const networkMails: AttemptLimit = { ...mails, free: 20 };

/** What a try is counted under: what belongs to the account, and what to the network it comes from. */
export interface CountedAs {
  readonly account: readonly Attempt[];
  readonly network: readonly Attempt[];
}

/**
 * What a login is counted under (docs/decisions/022, point 4). A browser that knows the account has a count of its own and no other: strangers
 * can slow down strangers, never the owner.
 */
export function loginAttempts(emailKey: string, browser: Browser, isKnown: boolean): CountedAs {
  return attempts('login', { emailKey, browser, isKnown }, { own: guesses, network: networkGuesses });
}

/** What asking for a code is counted under, likewise. */
export function codeAttempts(emailKey: string, browser: Browser, isKnown: boolean): CountedAs {
  return attempts('code', { emailKey, browser, isKnown }, { own: mails, network: networkMails });
}

/** What counts against the owner alone, and is forgotten when a code proves whose mailbox it is. */
export function ownersAttempts(emailKey: string, browser: Browser): readonly Attempt[] {
  const known = [loginAttempts(emailKey, browser, true), codeAttempts(emailKey, browser, true)];
  return [...known, codeAttempts(emailKey, browser, false)].flatMap(({ account }) => account);
}

function attempts(
  what: string,
  { emailKey, browser, isKnown }: { readonly emailKey: string; readonly browser: Browser; readonly isKnown: boolean },
  limits: { readonly own: AttemptLimit; readonly network: AttemptLimit },
): CountedAs {
  if (isKnown)
    return { account: [{ key: `${what}-device ${emailKey} ${browser.device}`, limit: limits.own }], network: [] };
  return {
    account: [{ key: `${what}-account ${emailKey}`, limit: limits.own }],
    network: [{ key: `${what}-network ${browser.network}`, limit: limits.network }],
  };
}
