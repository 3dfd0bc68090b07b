import type { ReactNode } from 'react';

/** Links between parts of one room. Each part has its address, and the link to the open one is `aria-current`. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  );
}
