import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/**
 * A modal dialog, open while it is rendered. Escape calls `onClose`, which decides. A click outside does nothing, so no
 * input is lost. The focus starts in the first empty field, otherwise on the first button, and later returns to its
 * former place. `urgent`: screen readers interrupt and read all of it.
 */
export function Dialog(props: {
  title: string;
  onClose: () => void;
  urgent?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, content] = [useId(), useId()];

  // Opens before the paint and closes before the element is removed, because only a closed dialog returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(fillable)?.focus();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`dialog ${props.className ?? ''}`.trim()}
      role={props.urgent ? 'alertdialog' : undefined}
      aria-labelledby={title}
      aria-describedby={props.urgent ? content : undefined}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        props.onClose();
      }}
      // On a second Escape, browsers close the dialog whatever the page does.
      onClose={(event) => event.target === dialog.current && !dialog.current.open && props.onClose()}
    >
      <h2 className="dialog-title" id={title}>
        {props.title}
      </h2>
      <div className="dialog-content" id={content}>
        {props.children}
      </div>
    </dialog>
  );
}

const fillable = 'input:not([readonly], [hidden]), select, textarea';

/** The buttons at the end of a dialog. The last one performs the action. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}
