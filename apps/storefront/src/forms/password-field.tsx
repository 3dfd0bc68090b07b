import { type ComponentProps, useState } from 'react';
import { loginTexts } from '../texts/login.de.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { TextField } from '../ui/text-field.tsx';

/** A field for a password. `canShow`: adds a checkbox that makes the password visible. */
export function PasswordField({ canShow = false, ...field }: ComponentProps<typeof TextField> & { canShow?: boolean }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TextField {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} required />
      {canShow && <CheckBox label={loginTexts.showPassword} checked={isShown} onChange={() => setShown(!isShown)} />}
    </>
  );
}
