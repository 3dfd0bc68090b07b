import type { ReactNode } from 'react';

/** Links to the previous and next page of a list. */
export function Pager({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="pager" aria-label={label}>
      {children}
    </nav>
  );
}
