import { type ComponentProps, useState } from 'react';
import { kitTexts } from '../texts/kit.de.ts';
import { Button } from './button.tsx';
import { Field, type FieldFrame } from './field.tsx';

/** A password field with a button that makes the password readable. */
export function PasswordField({ label, hint, error, ...input }: ComponentProps<'input'> & FieldFrame) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error }}>
      {(links) => (
        <span className="input-with-button">
          <input
            {...input}
            {...links}
            className="input"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            look="plain"
            aria-label={isShown ? kitTexts.hidePassword : kitTexts.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? kitTexts.hide : kitTexts.show}
          </Button>
        </span>
      )}
    </Field>
  );
}
