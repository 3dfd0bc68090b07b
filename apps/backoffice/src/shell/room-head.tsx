import type { ReactNode } from 'react';
import { useTitle } from './use-title.ts';

/** The head of every room: its headline, which is also the window title, and on its right the room's main actions. */
export function RoomHead({ title, children }: { title: string; children?: ReactNode }) {
  useTitle(title);
  return (
    <header className="room-head">
      <h1 tabIndex={-1}>{title}</h1>
      {children && <div className="room-actions">{children}</div>}
    </header>
  );
}
