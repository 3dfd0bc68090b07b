import { cleanLine } from '@kontor/domain';
import { writtenEmail } from './written-email.ts';

/**
 * The e-mail address that somebody typed or pasted into a form: without what surrounds it, and as a person writes it.
 * Not checked yet: that is domain's `emailRefusal`. Two of them are compared by `emailKey`.
 */
export function typedEmail(text: string): string {
  return writtenEmail(cleanLine(text));
}
