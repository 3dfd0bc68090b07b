import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';

/**
 * The one modal dialog behind all others (SPEC §2): errors, alerts, pictures, shipping costs. It is open as long as it
 * is rendered, and the page behind it stands still. Escape, a click beside it and the button below all close it:
 * `onClose` is called once, and the focus goes back to where it was. When what had the focus goes, the button below has
 * it. `urgent`: it interrupts, and screen readers read all of it at once.
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
  const close = useRef<HTMLButtonElement>(null);
  const [title, content] = [useId(), useId()];

  // Before the browser paints, and undone before the element goes: only an orderly closed dialog gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The button has the focus, but where it lies below all there is to read it must not pull the view there.
    element?.scrollTo(0, 0);
    element?.addEventListener('click', closeBeside);
    return () => element?.close();
  }, []);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) close.current?.focus();
  });

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
        <Button ref={close} autoFocus onClick={() => dialog.current?.close()}>
          {props.closeLabel}
        </Button>
      </p>
    </dialog>
  );
}

/**
 * What `closedby` does, for browsers that do not know it: a click on the backdrop is one on the dialog, outside its
 * edges.
 */
function closeBeside(this: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): void {
  const { left, right, top, bottom } = this.getBoundingClientRect();
  const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  if (target === this && isBeside) this.close();
}
