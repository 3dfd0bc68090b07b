import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';

/**
 * A modal dialog, open as long as it is rendered. Escape, a click beside it and the button below all close it: `onClose` is
 * called once, and the focus goes back to where it was. `urgent`: it interrupts, and screen readers read all of it at once.
 */
export function Dialog(props: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  urgent?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, content] = [useId(), useId()];

  // Before the browser paints, and undone before the element goes: only an orderly closed dialog gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`dialog ${props.className ?? ''}`.trim()}
      role={props.urgent ? 'alertdialog' : undefined}
      aria-labelledby={title}
      aria-describedby={props.urgent ? content : undefined}
      closedby="any"
      onClose={props.onClose}
    >
      <h2 className="dialog-title" id={title}>
        {props.title}
      </h2>
      <div className="dialog-content" id={content}>
        {props.children}
      </div>
      <p className="dialog-actions">
        <Button autoFocus onClick={() => dialog.current?.close()}>
          {props.closeLabel}
        </Button>
      </p>
    </dialog>
  );
}
