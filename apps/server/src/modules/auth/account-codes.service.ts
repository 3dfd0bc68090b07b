import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { JobToQueue } from '../../jobs/enqueue.ts';
import type { JobPayloads } from '../../jobs/job-kinds.ts';
import { hashOfSecret, secretToken } from '../../secret-token.ts';
import type { PasswordChecks } from '../passwords/passwords.service.ts';
import {
  type AccountCode,
  accountCodeByRequest,
  type CodePurpose,
  deleteAccountCode,
  insertAccountCode,
  latestAccountCode,
  type Tries,
  takeTry,
  uncountTry,
} from './account-codes.repository.ts';

export { codesOfCustomer, deleteAccountCodesOf, deleteEmailCodesOf, emailCodeOf } from './account-codes.repository.ts';

/**
 * How long a code is valid, in milliseconds. Then the number of tries of the browser that asked for it, and again of
 * all other browsers together (CONTRACT §4).
 */
export const codeLasts = 30 * 60_000;
const tries = 5;

/** A new code, not yet stored. */
export interface NewCode {
  /** Eight digits. Only the mail contains them. */
  readonly code: string;
  readonly codeHash: string;
  /** The value of the cookie `request`, by which the browser that asked is recognised. */
  readonly request: string;
}

/** What a code is asked for. */
export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly emailKey: string;
  readonly customerId: string | null;
  readonly passwordHash: string | null;
  /** The network under which the request was counted; null: none. */
  readonly networkHash: string | null;
}

/**
 * Makes a code; null: too many passwords are being hashed. The code is hashed like a password, because a plain digest
 * of eight digits can be reversed in a second.
 */
export async function makeCode(passwords: PasswordChecks): Promise<NewCode | null> {
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const codeHash = await passwords.hash(code);
  return codeHash === null ? null : { code, codeHash, request: secretToken() };
}

/** Stores a code, which takes the place of the one that the same browser asked for before. */
export async function storeCode(
  transaction: Transaction<Schema>,
  { codeHash, request }: NewCode,
  { asked, before, now }: { readonly asked: CodeRequest; readonly before: string | null; readonly now: number },
): Promise<void> {
  if (before !== null) await deleteAccountCode(transaction, hashOfSecret(before));
  await insertAccountCode(transaction, {
    request_hash: hashOfSecret(request),
    purpose: asked.purpose,
    email_key: asked.emailKey,
    email: asked.email,
    customer_id: asked.customerId,
    password_hash: asked.passwordHash,
    network_hash: asked.networkHash,
    code_hash: codeHash,
    tries_left: tries,
    strangers_tries_left: tries,
    expires_at: now + codeLasts,
  });
}

/** A sent code without the spaces that make it readable, for the comparison. */
const cleanCode = (code: string): string => code.replaceAll(/\s/g, '');

/** A code that somebody enters, and the cookie `request` of their browser. */
export interface TriedCode {
  readonly purpose: CodePurpose;
  readonly emailKey: string;
  readonly code: string;
  readonly request: string | null;
  readonly password: string;
}

interface CodeSources {
  readonly database: Database;
  readonly passwords: PasswordChecks;
  readonly now: number;
}

/**
 * Tries a code, and the password that it was asked for with. A browser that asked for a code for this address tries
 * that code. Any other browser tries the latest code, and uses up none of the tries of the browser that asked. The
 * caller marks a right code as used in the transaction that follows.
 */
export async function tryCode(
  sources: CodeSources,
  { purpose, emailKey, code, request, password }: TriedCode,
): Promise<AccountCode | 'wrong' | 'other-password' | 'busy'> {
  const { database, passwords, now } = sources;
  const mine = request === null ? null : await accountCodeByRequest(database.read, hashOfSecret(request), now);
  const own = mine !== null && mine.purpose === purpose && mine.email_key === emailKey ? mine : null;
  const asked = own ?? (await latestAccountCode(database.read, purpose, { emailKey, now }));
  if (asked === null) return tryNothing(passwords, code);
  const whose = own === null ? 'strangers_tries_left' : 'tries_left';
  const tried = await tryAskedCode(sources, asked, { code, whose });
  if (tried === 'wrong' || tried === 'busy' || tried.password_hash === null) return tried;
  // The code is checked first: only whoever has read the mail learns whether the password is the one of the request.
  const verdict = await passwords.verify(password, tried.password_hash);
  if (verdict === 'busy') return uncount(sources, asked, whose);
  return verdict === 'wrong' ? 'other-password' : tried;
}

/** Tries the code that was asked for; the try is counted before it is made. */
export async function tryAskedCode(
  sources: Pick<CodeSources, 'database' | 'passwords'>,
  asked: AccountCode,
  { code, whose }: { readonly code: string; readonly whose: Tries },
): Promise<AccountCode | 'wrong' | 'busy'> {
  const { database, passwords } = sources;
  const mayTry = await database.transaction((transaction) => takeTry(transaction, asked.request_hash, whose));
  if (!mayTry) return tryNothing(passwords, code);
  const verdict = await passwords.verify(cleanCode(code), asked.code_hash);
  if (verdict === 'busy') return uncount(sources, asked, whose);
  return verdict === 'wrong' ? 'wrong' : asked;
}

/**
 * Takes as long as a real try and is refused like one, so that the answer does not reveal whether a code, and so an
 * account, exists (docs/decisions/022, point 6).
 */
async function tryNothing(passwords: PasswordChecks, code: string): Promise<'wrong' | 'busy'> {
  return (await passwords.verify(cleanCode(code), null)) === 'busy' ? 'busy' : 'wrong';
}

/** Undoes the count, because nothing was tried: a stranger who fills the queue must not use up the tries of others. */
async function uncount({ database }: Pick<CodeSources, 'database'>, asked: AccountCode, whose: Tries): Promise<'busy'> {
  await database.transaction((transaction) => uncountTry(transaction, asked.request_hash, whose));
  return 'busy';
}

/**
 * Sends a code, queued in the transaction that stores it. Only the payload holds the code in plain. It is deleted once
 * the mail is sent (jobs/).
 */
export function codeMailJob({ requestHash, code }: JobPayloads['code-mail'], now: number): JobToQueue {
  return { kind: 'code-mail', uniqueKey: `code-mail:${requestHash}`, payload: { requestHash, code }, runAt: now };
}
