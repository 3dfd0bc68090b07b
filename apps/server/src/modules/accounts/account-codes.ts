import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { hashOfSecret, secretToken } from '../../secret-token.ts';
import type { PasswordService } from '../passwords/passwords.service.ts';
import {
  type AccountCode,
  accountCodeByRequest,
  type CodePurpose,
  deleteAccountCode,
  deleteExpiredCodes,
  insertAccountCode,
  latestAccountCode,
  takeTry,
} from './account-codes.repository.ts';

/** How long a code holds, in milliseconds, and how often it may be tried by the browser that asked for it, and by all others together (CONTRACT §4). */
export const codeLasts = 30 * 60_000;
const tries = 5;

/** A new code, not yet stored. */
export interface NewCode {
  /** Eight digits, for the mail alone. */
  readonly code: string;
  readonly codeHash: string;
  /** Tells the browser that asked for it; its cookie `request` holds it. */
  readonly request: string;
}

/** What a code is asked for. */
export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly emailKey: string;
  readonly customerId: string | null;
  readonly passwordHash: string | null;
}

/**
 * Makes a code; null: too many passwords are being hashed. It is hashed like a password, since a plain digest of eight digits can be turned back in
 * a second by whoever reads the table.
 */
export async function makeCode(passwords: PasswordService): Promise<NewCode | null> {
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
  await deleteExpiredCodes(transaction, now);
  if (before !== null) await deleteAccountCode(transaction, hashOfSecret(before));
  await insertAccountCode(transaction, {
    request_hash: hashOfSecret(request),
    purpose: asked.purpose,
    email_key: asked.emailKey,
    email: asked.email,
    customer_id: asked.customerId,
    password_hash: asked.passwordHash,
    code_hash: codeHash,
    tries_left: tries,
    strangers_tries_left: tries,
    expires_at: now + codeLasts,
  });
}

/** What somebody sends as a code, as it is compared: without the spaces that make it readable. */
const cleanCode = (code: string): string => code.replaceAll(/\s/g, '');

/** A code that somebody tries, and the cookie `request` of their browser. */
export interface TriedCode {
  readonly purpose: CodePurpose;
  readonly emailKey: string;
  readonly code: string;
  readonly request: string | null;
}

/**
 * Tries a code; the try is counted before it is made. A browser that asked for one for this address tries that; any other one tries the latest, and
 * takes none of the tries of the browser that asked. Right: the stored code, to be used up in the transaction that follows.
 */
export async function tryCode(
  {
    database,
    passwords,
    now,
  }: { readonly database: Database; readonly passwords: PasswordService; readonly now: number },
  { purpose, emailKey, code, request }: TriedCode,
): Promise<AccountCode | 'wrong' | 'busy'> {
  const asked = request === null ? null : await accountCodeByRequest(database.read, hashOfSecret(request), now);
  const own = asked !== null && asked.purpose === purpose && asked.email_key === emailKey ? asked : null;
  const tried = own ?? (await latestAccountCode(database.read, purpose, { emailKey, now }));
  if (tried === null) return 'wrong';
  const whose = own === null ? 'strangers_tries_left' : 'tries_left';
  return tryAskedCode({ database, passwords }, tried, { code, whose });
}

/** Tries the code that was asked for; the try is counted before it is made. */
export async function tryAskedCode(
  { database, passwords }: { readonly database: Database; readonly passwords: PasswordService },
  asked: AccountCode,
  { code, whose }: { readonly code: string; readonly whose: 'tries_left' | 'strangers_tries_left' },
): Promise<AccountCode | 'wrong' | 'busy'> {
  const mayTry = await database.transaction((transaction) => takeTry(transaction, asked.request_hash, whose));
  if (!mayTry) return 'wrong';
  const verdict = await passwords.verify(cleanCode(code), asked.code_hash);
  if (verdict === 'busy') return 'busy';
  return verdict === 'wrong' ? 'wrong' : asked;
}
