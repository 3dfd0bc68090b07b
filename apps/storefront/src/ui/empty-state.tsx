import './empty-state.css';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: ComponentProps<typeof Icon>['name'];
  /** Says what is empty, why, and where to go on: a heading, paragraphs, then {@link EmptyStateActions}. */
  readonly children: ReactNode;
}

/** A plate in place of a list that has nothing yet. */
export function EmptyState({ icon, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Icon name={icon} />
      {children}
    </div>
  );
}

/** The links and buttons at the end of an {@link EmptyState}. */
export function EmptyStateActions({ children }: { children: ReactNode }) {
  return <div className="empty-state-actions">{children}</div>;
}
