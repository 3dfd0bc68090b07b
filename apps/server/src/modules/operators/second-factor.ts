import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type StoredOperator, useTotpStep } from './operators.repository.ts';
import { takeRecoveryCode } from './proofs.repository.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { totpStepOf } from './totp.ts';

/** The kind of an accepted code. `recovery`: a code on paper, which is now used up. */
export type CodeProof = 'app' | 'recovery';

/**
 * Uses a code of an authenticator app, or a recovery code. Each counts once, even if it is sent twice at the same time.
 * Null: it is neither.
 */
export async function useCode(
  transaction: Transaction<Schema>,
  { id, totp_secret }: StoredOperator,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<CodeProof | null> {
  const step = totp_secret === null ? null : totpStepOf(totp_secret, code, now);
  if (step !== null) return (await useTotpStep(transaction, id, step)) ? 'app' : null;
  return (await takeRecoveryCode(transaction, id, recoveryCodeHash(id, code))) ? 'recovery' : null;
}
