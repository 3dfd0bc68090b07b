import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/**
 * A modal dialog, open while it is rendered. Escape calls `onClose`, which decides; a click beside it does nothing, so
 * nothing typed is lost. The focus begins in the first field to be filled, else on the first button, and returns to
 * where it was.
 * `urgent`: screen readers interrupt and read all of it.
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

  // Opens before the paint and closes before the element is removed: only a dialog that is closed returns the focus.
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
      // A browser closes on a second Escape whatever a page says.
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

/** The buttons of a dialog, at its end: the one that does it last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}
