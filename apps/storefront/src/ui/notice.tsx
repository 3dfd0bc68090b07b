import type { ReactNode } from 'react';

/** A message in the flow of the page. `alert`: screen readers announce it at once. */
export function Notice(props: { look: 'info' | 'bad'; alert?: boolean; children: ReactNode }) {
  return (
    <div className={`notice notice-${props.look}`} role={props.alert ? 'alert' : undefined}>
      {props.children}
    </div>
  );
}
