import { type ReactNode, useId } from 'react';

/** A part of the room, under its own headline. */
export function SecuritySection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className="security-hint">{hint}</p>}
      {children}
    </section>
  );
}
