import { cleanLine } from '@kontor/domain';
import { writtenEmail } from './written-email.ts';

/**
 * An e-mail address as typed or pasted into a form, cleaned and in its written form. Not validated yet: see domain's
 * `emailRefusal`. Two addresses are compared by `emailKey`.
 */
export function typedEmail(text: string): string {
  return writtenEmail(cleanLine(text));
}
