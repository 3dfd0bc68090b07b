import type { ReactNode } from 'react';
import { useOfficeState } from '../session/office-state.ts';
import { RoomHead } from './room-head.tsx';

/** The page for visitors who are not signed in: one sheet with the shop's name above it. */
export function Doorstep({ title, children }: { title: string; children: ReactNode }) {
  const shop = useOfficeState()?.shopName ?? '';
  return (
    <main id="content" className="doorstep" tabIndex={-1} aria-busy={false}>
      <p className="side-name">{shop}</p>
      <div className="doorstep-sheet">
        <RoomHead title={title} />
        {children}
      </div>
    </main>
  );
}
