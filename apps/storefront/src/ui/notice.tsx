import type { ReactNode, Ref } from 'react';

/** Something to know before going on, in the flow of the page. `alert`: screen readers say it at once. */
export function Notice(props: {
  look: 'info' | 'bad';
  alert?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  return (
    <div
      className={`notice notice-${props.look}`}
      role={props.alert ? 'alert' : undefined}
      ref={props.ref}
      tabIndex={-1}
    >
      {props.children}
    </div>
  );
}
