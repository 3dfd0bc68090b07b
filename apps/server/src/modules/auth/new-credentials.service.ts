import { emailRefusal, passwordRefusal } from '@kontor/domain';
import { type Refused, refused } from '../../http/refused.ts';
import { emailTexts, passwordTexts } from './texts/auth.de.ts';

/** The reason why a text cannot become an account's e-mail address (SPEC §8); null: it can. */
export function newEmailRefusal(email: string): Refused | null {
  const wrong = emailRefusal(email);
  if (wrong === null) return null;
  return invalidEmail(wrong === 'required' || wrong === 'non-ascii-email' ? wrong : 'invalid');
}

/** The refusal of a wanted e-mail address that is invalid or unchanged. */
export function invalidEmail(why: keyof typeof emailTexts): Refused {
  return refused(400, 'invalid-email', { errors: [{ path: 'email', msg: emailTexts[why] }] });
}

/**
 * The reason why a text cannot become the password of the account with an e-mail address (CONTRACT §4), shown beside
 * its field; null: it can.
 */
export function newPasswordRefusal(field: 'password' | 'newPassword', password: string, email: string): Refused | null {
  const wrong = passwordRefusal(password, email);
  return wrong && refused(400, 'password-refused', { errors: [{ path: field, msg: passwordTexts[wrong] }] });
}
