import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A message that stays where it is. `title` says what; the children say why and what now. */
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
