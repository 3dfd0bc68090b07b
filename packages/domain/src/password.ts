/** The shortest password, in characters (CONTRACT §4). */
export const minPasswordLength = 8;
/** The longest one: enough for any sentence, and no work to hash (CONTRACT §4). */
export const maxPasswordLength = 200;

/** Why a text is no password of an account. */
export type PasswordRefusal = 'required' | 'too-short' | 'too-long' | 'is-email';

/**
 * Why a text cannot be the password of the account of an e-mail address, or null when it can (CONTRACT §4). Characters
 * are counted as people do, so an emoji is one. Nothing else is asked of it: rules about kinds of characters make
 * passwords worse (NIST SP 800-63B §3.1.1.2).
 */
export function passwordRefusal(password: string, email: string): PasswordRefusal | null {
  if (password === '') return 'required';
  const length = [...password.normalize('NFC')].length;
  if (length < minPasswordLength) return 'too-short';
  if (length > maxPasswordLength) return 'too-long';
  return password.trim().toLowerCase() === email.trim().toLowerCase() ? 'is-email' : null;
}
