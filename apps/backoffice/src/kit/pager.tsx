import type { ReactNode } from 'react';

/** Links to the pages of a list before and after this one. */
export function Pager({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="pager" aria-label={label}>
      {children}
    </nav>
  );
}
