import { maxPasswordLength } from '@kontor/domain';
import { bcrypt, wordpressBcrypt } from './bcrypt.ts';
import type { OldFormat } from './old-format.ts';
import { phpass } from './phpass.ts';
import { saltedDigest } from './salted-digest.ts';

const formats: readonly OldFormat[] = [bcrypt, wordpressBcrypt, phpass, saltedDigest];

/** Why the shop does not check a hash: it does not know its format, or checking it once would take too long. */
export type OldHashRefusal = 'unknown-hash' | 'too-dear-hash';

/** Why a hash of an old shop cannot be used, or null when it can. */
export function oldHashRefusal(stored: string): OldHashRefusal | null {
  const found = formatOf(stored);
  if (!found) return 'unknown-hash';
  return isPayable(found) ? null : 'too-dear-hash';
}

/**
 * Whether a password is the one of an old shop's hash; one that cannot be used fits no password. May take seconds: for
 * a thread of its own. Passwords longer than the shop allows are not tried, because rounds over them take longer still.
 */
export function isOldHashOf(stored: string, password: string): boolean {
  const found = formatOf(stored);
  if (!found || !isPayable(found) || password.length > 2 * maxPasswordLength) return false;
  return found.format.isOf(found.hash, password);
}

interface Found {
  readonly format: OldFormat;
  readonly hash: RegExpExecArray;
}

function formatOf(stored: string): Found | undefined {
  for (const format of formats) {
    const hash = format.pattern.exec(stored);
    if (hash) return { format, hash };
  }
  return undefined;
}

function isPayable({ format, hash }: Found): boolean {
  return format.doublings(hash.groups?.work ?? '') <= format.mostDoublings;
}
