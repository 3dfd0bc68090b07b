import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { erasureTexts as texts } from '../../texts/privacy.de.ts';

/** Asks for the e-mail address of somebody who wants to be erased. */
export function FindPerson({ email }: { email: string | undefined }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(email ?? '');
  return (
    <section className="section" aria-labelledby="find-title">
      <h2 id="find-title">{texts.find}</h2>
      <p className="soft">{texts.findHint}</p>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({ to: '/datenschutz', search: { email: typed.trim() } });
        }}
      >
        <TextField
          label={texts.email}
          type="email"
          required
          maxLength={500}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{texts.look}</Button>
      </form>
    </section>
  );
}
