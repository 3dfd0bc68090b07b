import { cleanLine, emailRefusal, type FieldRefusal, hasControlCharacters, isBlank } from '@kontor/domain';
import { typedEmail } from '../../email/typed-email.ts';
import { formErrors } from '../../http/form-errors.ts';
import { type Refused, refused } from '../../http/refused.ts';

/** The longest name of an operator or a role, in characters. */
const maxNameLength = 100;

/** Cleans a typed name and e-mail address, or refuses them. */
export function readPerson(typed: { readonly name: string; readonly email: string }): PersonForm | Refused {
  const [name, email] = [cleanLine(typed.name), typedEmail(typed.email)];
  const wrongEmail = emailRefusal(email);
  const wrong = [...nameRefusals(name), ...(wrongEmail === null ? [] : [{ path: 'email', code: wrongEmail }])];
  return wrong.length > 0 ? invalidForm(wrong) : { name, email };
}

/** Cleans a typed name, or refuses it. */
export function readName(typed: string): { readonly name: string } | Refused {
  const name = cleanLine(typed);
  const wrong = nameRefusals(name);
  return wrong.length > 0 ? invalidForm(wrong) : { name };
}

interface PersonForm {
  readonly name: string;
  readonly email: string;
}

function nameRefusals(name: string): FieldRefusal[] {
  if (isBlank(name)) return [{ path: 'name', code: 'required' }];
  if ([...name].length > maxNameLength) return [{ path: 'name', code: 'too-long', limit: maxNameLength }];
  return hasControlCharacters(name) ? [{ path: 'name', code: 'control-character' }] : [];
}

function invalidForm(wrong: readonly FieldRefusal[]): Refused {
  return refused(400, 'invalid-form', { errors: formErrors(wrong) });
}
