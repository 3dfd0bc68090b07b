/** The shortest password, in characters (CONTRACT §4). */
export const minPasswordLength = 8;
/** The maximum length: enough for any sentence, and cheap to hash (CONTRACT §4). */
export const maxPasswordLength = 200;

/** Why a password is refused. */
export type PasswordRefusal = 'required' | 'too-short' | 'too-long' | 'is-email';

/**
 * Why a password is refused for the account of an e-mail address; null if it is accepted (CONTRACT §4). Characters are
 * counted as people count them, so an emoji is one. There are no rules about kinds of characters, because they make
 * passwords worse (NIST SP 800-63B §3.1.1.2).
 */
export function passwordRefusal(password: string, email: string): PasswordRefusal | null {
  if (password === '') return 'required';
  const length = [...password.normalize('NFC')].length;
  if (length < minPasswordLength) return 'too-short';
  if (length > maxPasswordLength) return 'too-long';
  return password.trim().toLowerCase() === email.trim().toLowerCase() ? 'is-email' : null;
}
