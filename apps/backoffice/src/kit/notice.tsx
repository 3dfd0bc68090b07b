import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A message that stays visible. `title` says what happened; the children explain why and what to do. */
export function Notice(props: { look?: 'plain' | 'good' | 'warn' | 'bad'; title?: string; children?: ReactNode }) {
  const { look = 'plain', title } = props;
  return (
    <div className={`notice notice-${look}`}>
      {look !== 'plain' && <Icon name={look === 'good' ? 'good' : 'warn'} />}
      <div className="notice-text">
        {title && <strong>{title}</strong>}
        {props.children}
      </div>
    </div>
  );
}
