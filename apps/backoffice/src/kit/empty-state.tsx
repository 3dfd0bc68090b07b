import type { ReactNode } from 'react';

/** Where nothing is: one sentence why, and one way on. */
export function EmptyState({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <p>{sentence}</p>
      {children}
    </div>
  );
}
