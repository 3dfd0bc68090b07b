import type { ReactNode } from 'react';

/**
 * Links between the parts of a room. Each part has its own address, and the link to the open part has `aria-current`.
 */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  );
}
