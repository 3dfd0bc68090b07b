import type { ReactNode } from 'react';

/** Shown for an empty list: one sentence with the reason, and one next step. */
export function EmptyState({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="empty-state">
      <p>{sentence}</p>
      {children}
    </div>
  );
}
